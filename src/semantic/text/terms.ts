/** How a question and a text become terms. Index and engine use the same functions. */
import {stem} from './stem.ts';
import {wordsOf} from './words.ts';

/** A word of a question: as typed in lower case, and its stem. */
export interface Term {
  word: string;
  stem: string;
}

/** `can't` → `can not`, `user's` → `user`, `SDKs` → `SDK`. */
function withoutContractions(text: string): string {
  return text
    .replace(/\b([A-Z]{2,})s\b/g, '$1')
    .replace(/[’`]/g, "'")
    .replace(/\bcan't\b/gi, 'can not')
    .replace(/n't\b/gi, ' not')
    .replace(/'(?:s|re|ve|ll|d|m)\b/gi, '')
    .replaceAll("'", '');
}

/** Words of a text in reading order, with repetitions. */
export function readTerms(text: string): Term[] {
  return wordsOf(withoutContractions(text)).map(word => ({word, stem: stem(word)}));
}

/** Stems of a text in reading order, with repetitions. */
export function stemsOf(text: string): string[] {
  return readTerms(text).map(({stem}) => stem);
}
