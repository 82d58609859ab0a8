/** Chooses the section of a page that comes closest to a question, and the sentences to quote. */
import {stemsOf} from '../text/terms.ts';
import type {Facet} from './facets.ts';
import {joined, plainness, type Sentence, sentencesOf} from './sentences.ts';

const longest = 380;
/** The first sentence introduces the others, so it wins where others are no better. */
const firstBonus = 0.15;

/** What is best told by a number. */
const asksForNumber =
  /\b(?:how (?:many|much|long|often|big|large|far)|maximum|limit|size|port|which code)\b/i;
const numberBonus = 0.5;

/** Whether a sentence cannot be understood without the one before. */
const leansBack = /^(?:it|its|this|that|these|those|they|then|there|so|otherwise|both|if so)\b/i;

/** How much better than the section that the engine found another one has to be. */
const sectionLead = 1.2;
/** How much a heading says about what follows. */
const headingWeight = 0.8;

/** What a passage is chosen by. */
export interface Asked {
  question: string;
  facets: readonly Facet[];
  /** Whether it asks what something is, which the section that was found explains. */
  isDefinition: boolean;
  /** How much a stem tells; 0 for an unknown one. */
  rarityOf(stem: string): number;
}

/** Whether a sentence only names those after it, such as "Fix." */
function isLabel(sentence: string): boolean {
  return /^\p{L}+[.:]$/u.test(sentence);
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))} …`;
}

/** How much of each facet a text says. */
function saidOf(text: string, {facets, rarityOf}: Asked): number[] {
  const stems = new Set(stemsOf(text));
  return facets.map(({weight, alternatives}) => {
    const said = alternatives.filter(alternative =>
      alternative.stems.every(stem => stems.has(stem)),
    );
    return (
      weight *
      Math.max(0, ...said.map(({strength, stems: [first = '']}) => strength * rarityOf(first)))
    );
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function closeness(sentence: string, asked: Asked): number {
  const size = new Set(stemsOf(sentence)).size;
  return (sumOf(saidOf(sentence, asked)) * plainness(sentence)) / Math.sqrt(4 + size / 4);
}

function scoresOf(sentences: readonly Sentence[], asked: Asked): number[] {
  const wantsNumber = asksForNumber.test(asked.question);
  const own = sentences.map(({text}, at) => {
    const isTold = wantsNumber && /\d/.test(text);
    const bonus = (at === 0 ? firstBonus : 0) + (isTold ? numberBonus : 0);
    return closeness(text, asked) + bonus;
  });
  return own.map((score, at) => score + 0.5 * (own[at + 1] ?? 0));
}

/** A section of a page, as the files of the build tell it. */
export type SectionText = readonly [anchor: string, heading: string, text: string];

/**
 * The section to quote: the one that the engine found, unless another one says clearly more.
 *
 * @param found place of a section
 */
export function chooseSection(
  found: number,
  sections: readonly SectionText[],
  asked: Asked,
): number {
  const scores = sections.map(([, heading, text], at) => {
    if (text === '') return 0;
    const best = Math.max(0, ...scoresOf(sentencesOf(text), asked));
    return best + (at === 0 ? 0 : headingWeight * closeness(heading, asked));
  });
  const best = Math.max(...scores);
  return best > sectionLead * (scores[found] ?? 0) ? scores.indexOf(best) : found;
}

/**
 * The closest sentence of a text and as many around it as fit: those after it first, unless the one before says more
 * of the question.
 *
 * @returns empty when the text is
 */
export function choosePassage(text: string, asked: Asked): string {
  const sentences = sentencesOf(text);
  const scores = scoresOf(sentences, asked);
  // A definition comes first.
  let start = asked.isDefinition ? 0 : Math.max(0, scores.indexOf(Math.max(...scores)));
  let end = start + 1;
  const textOf = (from: number, to: number) => joined(sentences.slice(from, to));
  const fits = (from: number, to: number) => textOf(from, to).length <= longest;

  while (start > 0 && leansBack.test(sentences[start]?.text ?? '') && fits(start - 1, end)) start--;
  for (;;) {
    const canGoOn = end < sentences.length && fits(start, end + 1);
    const canGoBack = start > 0 && fits(start - 1, end);
    if (!canGoOn && !canGoBack) break;
    const said = saidOf(textOf(start, end), asked);
    const gainOf = (at: number) =>
      sumOf(
        saidOf(sentences[at]?.text ?? '', asked).map((more, facet) =>
          Math.max(0, more - (said[facet] ?? 0)),
        ),
      );
    const goesBack =
      canGoBack && (!canGoOn ? gainOf(start - 1) > 0 : gainOf(start - 1) > gainOf(end));
    if (goesBack) start--;
    else if (canGoOn) end++;
    else break;
  }
  while (end > start + 1 && end < sentences.length && isLabel(sentences[end - 1]?.text ?? ''))
    end--;
  return shortened(textOf(start, end).replace(/\s*[:·]$/, '.'));
}
