/** Answers of a bounded length, of which the rest can be asked for. */

/** The longest answer, in characters. */
export const answerLimit = 8_000;

export interface Cut {
  text: string;
  /** Where the text goes on; undefined at its end. */
  next: number | undefined;
}

/** Where paragraphs outside of code begin, from the first to the last. */
function paragraphsOf(text: string): number[] {
  const starts: number[] = [];
  let isCode = false;
  for (const {0: line, index} of text.matchAll(/^.*\n?/gm)) {
    if (line.startsWith('```')) isCode = !isCode;
    if (line === '\n' && !isCode) starts.push(index + 1);
  }
  return starts;
}

/**
 * A piece of a text. It ends with a paragraph, if that leaves at least half of what is allowed, or else with a line.
 *
 * @param offset characters to skip
 * @param limit characters of the piece
 */
export function cut(text: string, offset: number, limit: number): Cut {
  const rest = text.slice(offset);
  if (rest.length <= limit) return {text: rest, next: undefined};
  const fits = (place: number) => place > limit / 2 && place <= limit;
  const paragraph = paragraphsOf(rest.slice(0, limit + 1))
    .filter(fits)
    .at(-1);
  const line = rest.lastIndexOf('\n', limit - 1) + 1;
  const end = paragraph ?? (fits(line) ? line : limit);
  return {text: rest.slice(0, end).trimEnd(), next: offset + end};
}
