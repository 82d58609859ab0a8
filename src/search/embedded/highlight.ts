import {markEnd, markStart} from '../marks';
import type {SearchParameters, TextHighlight} from '../protocol';
import {camelParts, foldText} from '../records/words';

/** Matching words, lower case, with the number of their letters to mark. */
type Words = ReadonlyMap<string, number>;

export type SnippetOptions = Pick<
  SearchParameters,
  'snippet_threshold' | 'highlight_affix_num_tokens'
>;

/** Offsets into the text, end exclusive. */
interface Span {
  start: number;
  end: number;
}

interface Word extends Span {
  marks: Span[];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Marks a word as a whole, or else the parts of a camelCase word that match. */
function marksOf(word: string, start: number, words: Words): Span[] {
  const lower = foldText(word).toLowerCase();
  const letters = words.get(lower);
  if (letters !== undefined) return [{start, end: start + letters}];
  if (lower === word) return [];
  let next = start;
  return camelParts(word).flatMap(part => {
    const partStart = next;
    next += part.length;
    const partLetters = words.get(part.toLowerCase());
    return partLetters === undefined ? [] : [{start: partStart, end: partStart + partLetters}];
  });
}

function wordsOf(text: string, words: Words): Word[] {
  return Array.from(text.matchAll(wordPattern), ({0: word, index}) => ({
    start: index,
    end: index + word.length,
    marks: marksOf(word, index, words),
  }));
}

/** Joins marks that only the joiner of an identifier keeps apart: `API_KEY` is one match. */
function joined(text: string, marks: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    if (last && /^[-_.@/]?$/.test(text.slice(last.end, mark.start))) last.end = mark.end;
    else result.push({...mark});
  }
  return result;
}

/** First and last word of the stretch that shows the most different matches. */
function bestStretch(text: string, found: readonly Word[], reach: number): [number, number] {
  const hits = found.flatMap((word, index) => (word.marks.length > 0 ? [index] : []));
  let best: [number, number] = [0, 0];
  let bestVariety = 0;
  for (const first of hits) {
    const within = hits.filter(index => index >= first && index <= first + reach);
    const variety = new Set(
      within.flatMap(index =>
        (found[index]?.marks ?? []).map(({start, end}) => text.slice(start, end).toLowerCase()),
      ),
    ).size;
    if (variety > bestVariety) {
      bestVariety = variety;
      best = [first, within.at(-1) ?? first];
    }
  }
  return best;
}

/** The text between two offsets with the marks put in. */
function withMarks(text: string, span: Span, marks: readonly Span[]) {
  let result = '';
  let position = span.start;
  for (const {start, end} of marks) {
    if (start < span.start || end > span.end) continue;
    result += text.slice(position, start) + markStart + text.slice(start, end) + markEnd;
    position = end;
  }
  return result + text.slice(position, span.end);
}

/** Punctuation that follows the last word of a snippet belongs to it, up to the next space. */
function endOfWord(text: string, end: number): number {
  const rest = text.slice(end).search(/\s/);
  return rest < 0 ? text.length : end + rest;
}

/** What a snippet shows: the whole of a short text, else the best stretch and the words around it. */
function snippetSpan(text: string, found: readonly Word[], options: SnippetOptions): Span {
  const {snippet_threshold: threshold, highlight_affix_num_tokens: affix} = options;
  if (found.length <= threshold) return {start: 0, end: text.length};
  const [first, last] = bestStretch(text, found, affix * 2);
  const start = first <= affix ? 0 : (found[first - affix]?.start ?? 0);
  const end = found[last + affix]?.end ?? text.length;
  return {start, end: endOfWord(text, end)};
}

/**
 * Highlights one text.
 *
 * @param isFull whether the result holds the whole text beside the snippet
 * @returns undefined when nothing in the text matches
 */
export function highlightText(
  text: string,
  words: Words,
  isFull: boolean,
  options: SnippetOptions,
): TextHighlight | undefined {
  const found = wordsOf(text, words);
  const marks = joined(
    text,
    found.flatMap(word => word.marks),
  );
  if (marks.length === 0) return undefined;
  const whole = {start: 0, end: text.length};
  const span = isFull ? whole : snippetSpan(text, found, options);
  return {
    snippet: withMarks(text, span, marks),
    ...(isFull && {value: withMarks(text, whole, marks)}),
  };
}
