/** How large the title of a card is, and where its lines break. */

/** Font sizes, largest first, in pixels. */
const sizes = [96, 84, 72, 60, 50, 42];

/** Height of a line, by the size of the font. */
export const lineHeight = 1.12;

export interface TitleLines {
  /** In pixels. */
  size: number;
  lines: string[];
}

/** The space that a title has, in pixels. */
export interface TitleBox {
  width: number;
  height: number;
}

/** Lets names in code, such as `Engagespot.init()`, break after their dots. */
function withBreaks(title: string): string {
  return title.replace(/(?<=\w\.)(?=\w)/g, '\u200B');
}

/** Breaks a text into lines. A word that is longer than a line gets a line of its own. */
function linesOf(text: string, isTooLong: (line: string) => boolean): string[] {
  const [first = '', ...parts] = text.split(/(?=[\s\u200B])/);
  const lines = [first];
  for (const part of parts) {
    const longer = lines.at(-1) + part;
    if (isTooLong(longer)) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * Picks the largest size at which a title fits into a box. If none does, the title gets the smallest size: its last line
 * then holds all the remaining text, and any line may be too long.
 *
 * @param measure the width of a text, in ems
 */
export function titleLines(
  title: string,
  box: TitleBox,
  measure: (text: string) => number,
): TitleLines {
  const text = withBreaks(title);
  const isTooLong = (size: number) => (line: string) => measure(line) * size > box.width;
  const roomAt = (size: number) => Math.floor(box.height / (size * lineHeight));
  const fits = (size: number) => {
    const lines = linesOf(text, isTooLong(size));
    return lines.length <= roomAt(size) && !lines.some(isTooLong(size));
  };
  const size = sizes.find(fits) ?? Math.min(...sizes);
  const lines = linesOf(text, isTooLong(size));
  const rest = lines.splice(roomAt(size) - 1);
  return {size, lines: [...lines, rest.join('')].filter(Boolean)};
}
