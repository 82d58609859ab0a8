/** What somebody pastes, such as a command or a stack trace, is searched by the few of its words that tell most. */
import {isCodeName, isStopWord, tokenize, typedWords} from '../records/words';

/** Texts of up to so many words that carry meaning are searched as they are. */
const mostTyped = 20;
/** Of longer ones, at most so many words. */
const mostTelling = 8;
/** Words that tell less than this, compared with the one that tells most, are left out. */
const leastShare = 0.65;

/** A part of a word tells less than the whole. */
const partWeight = 0.4;
/** Names in code and error codes tell what a text is about. */
const codeWeight = 3;
/** `ES1004`, `channels.slack`, but no `worker.js`: stack traces are full of files. See `isCodeName` for the others. */
const code = /^\p{L}+\d{2,}$|\p{L}\.(?!\p{Ll}{1,4}$)\p{L}/u;
/** Lines and times; the codes of some providers have five digits. */
const shortNumber = /^\d{1,4}$/;
/** Numbers, and what any program throws, such as `TypeError`. */
const usual = /^\d+$|^[A-Z]\w*(?:Error|Exception)$/;

function weightOf(word: string): number {
  const isCode = code.test(word) || isCodeName(word);
  return isCode && !usual.test(word) ? codeWeight : 1;
}

/** Cuts long texts down to the words that tell most, in their order. */
export type Cutter = (text: string) => string;

/** @param rarity of a lower case word; 0 for those that nothing holds */
export function createCutter(rarity: (word: string) => number): Cutter {
  /** How much a word tells, as a whole or by the best of its parts. */
  function tells(word: string): number {
    const [whole = '', ...parts] = tokenize(word);
    const own = rarity(whole);
    return own > 0 ? own * weightOf(word) : partWeight * Math.max(...parts.map(rarity), 0);
  }

  return text => {
    const words = [...new Set(typedWords(text))].filter(
      word => !isStopWord(word.toLowerCase()) && !shortNumber.test(word),
    );
    if (words.length <= mostTyped) return text;
    const told = words.map(word => [word, tells(word)] as const).sort(([, a], [, b]) => b - a);
    const least = leastShare * (told[0]?.[1] ?? 0);
    const best = told.slice(0, mostTelling).filter(([, own]) => own >= least);
    const kept = new Set(best.map(([word]) => word));
    return words.filter(word => kept.has(word)).join(' ');
  };
}
