/** Chooses the sentences of a section that come closest to a question. */
import {stemsOf} from '../text/terms.ts';
import type {Facet} from './facets.ts';

const longest = 280;
/** The first sentence introduces the others, so it wins where others are no better. */
const firstBonus = 0.15;

/** What is best told by a number. */
const asksForNumber =
  /\b(?:how (?:many|much|long|often|big|large|far)|maximum|limit|size|port|which code)\b/i;
const numberBonus = 0.5;

/** Sentences and list entries, each once. */
function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?:])\s+(?=["“(\p{Lu}\d])|\s+·\s+/u);
  return [...new Set(parts.filter(Boolean))];
}

/** Share of plain words, which samples of code have few of. */
function plainness(sentence: string): number {
  const parts = sentence.split(/\s+/);
  return parts.filter(part => /^["“(]?[\p{L}'’-]+[.,:;!?)"”]*$/u.test(part)).length / parts.length;
}

/** Whether a sentence only names those after it, such as "Fix." */
function isLabel(sentence: string): boolean {
  return /^\p{L}+[.:]$/u.test(sentence);
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))} …`;
}

/** @param rarityOf how much a stem tells */
function closeness(
  sentence: string,
  facets: readonly Facet[],
  rarityOf: (stem: string) => number,
): number {
  const stems = new Set(stemsOf(sentence));
  const sum = facets.reduce((total, {weight, alternatives}) => {
    const said = alternatives.filter(alternative =>
      alternative.stems.every(stem => stems.has(stem)),
    );
    const best = said.map(
      alternative => alternative.strength * rarityOf(alternative.stems[0] ?? ''),
    );
    return total + weight * Math.max(0, ...best);
  }, 0);
  return (sum * plainness(sentence)) / Math.sqrt(4 + stems.size / 4);
}

/**
 * The closest sentence of a text and as many of those after it as fit.
 *
 * @returns empty when the text is
 */
export function choosePassage(
  question: string,
  text: string,
  facets: readonly Facet[],
  rarityOf: (stem: string) => number,
): string {
  const sentences = sentencesOf(text);
  const wantsNumber = asksForNumber.test(question);
  const own = sentences.map((sentence, at) => {
    const isTold = wantsNumber && /\d/.test(sentence);
    const bonus = (at === 0 ? firstBonus : 0) + (isTold ? numberBonus : 0);
    return closeness(sentence, facets, rarityOf) + bonus;
  });
  const scores = own.map((score, at) => score + 0.5 * (own[at + 1] ?? 0));
  const start = scores.indexOf(Math.max(...scores));
  let passage = sentences[start] ?? '';
  let waiting = '';
  for (const next of sentences.slice(start + 1)) {
    if (passage.length + waiting.length + next.length >= longest) break;
    waiting += ` ${next}`;
    if (isLabel(next)) continue;
    passage += waiting;
    waiting = '';
  }
  return shortened(passage);
}
