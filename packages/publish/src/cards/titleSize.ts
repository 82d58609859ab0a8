/** How large the title of a card is. */

/** Font sizes, largest first, in pixels. */
const sizes = [96, 84, 72, 60, 50, 42];

/** Height of a line, by the size of the font. */
export const lineHeight = 1.12;

/** Width of an average character of bold Inter, by the size of the font. */
const averageWidth = 0.56;

/** What stays together on a line. */
function unbroken(title: string): string[] {
  return title.split(/[\s\u200B]+/);
}

/** Lines of a text that breaks between words; infinite if a word is longer than a line. */
function linesOf(words: readonly string[], charactersPerLine: number): number {
  let lines = 1;
  let used = 0;
  for (const {length} of words) {
    if (length > charactersPerLine) return Number.POSITIVE_INFINITY;
    const isFirst = used === 0;
    const wanted = used + length + (isFirst ? 0 : 1);
    if (wanted > charactersPerLine) lines++;
    used = wanted > charactersPerLine ? length : wanted;
  }
  return lines;
}

/**
 * The largest size at which a title fits into a box; else the smallest, at which what does not fit is cut.
 *
 * @param width of a line, in pixels
 * @param height of all lines, in pixels
 */
export function titleSize(title: string, width: number, height: number): number {
  const words = unbroken(title);
  const fits = (size: number) =>
    linesOf(words, Math.floor(width / (size * averageWidth))) * size * lineHeight <= height;
  return sizes.find(fits) ?? sizes[sizes.length - 1] ?? 0;
}
