/** Texts as phrases of stems, by which names are recognized in any form. */
import {genericStems, stopWords} from './plainWords.ts';
import {readTerms} from './terms.ts';

/** Stems of a text that carry meaning, in reading order, with repetitions. */
export function meaningfulStems(text: string): string[] {
  return readTerms(text).flatMap(({word, stem}) => (stopWords.has(word) ? [] : [stem]));
}

/** A name as a phrase: `The users` and `user` are the same. */
export function namePhrase(name: string): string {
  return meaningfulStems(name).join(' ');
}

/** Whether a stem adds nothing to a question about what something is: "*use* a branch". */
export function saysLittle(stem: string): boolean {
  return genericStems.has(stem);
}
