/**
 * Highlights travel as text with sentinel characters around the matches. Real tags would have to
 * go through `innerHTML`, where `Promise<void>` is read as an element and markup in a page would run.
 */
export const markStart = '\u0001';
export const markEnd = '\u0002';

/** A piece of text, marked when it matches the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Splits a highlighted text into its marked and unmarked parts; none is empty. */
export function textParts(highlighted: string): TextPart[] {
  return highlighted
    .split(new RegExp(`(${markStart}[^${markEnd}]*${markEnd})`))
    .map(part => {
      const isMarked = part.startsWith(markStart) && part.endsWith(markEnd);
      return isMarked ? {text: part.slice(1, -1), marked: true} : {text: part, marked: false};
    })
    .filter(({text}) => text !== '');
}
