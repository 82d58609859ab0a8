import type {LexiconEntry} from './schema.ts';

/** Lower case words with one space around each. */
function spaced(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/**
 * The words of `same` that no page uses, with the entry they stand in: a search for them is helped
 * by `asks` as well, and a search for the others finds nothing more through them.
 *
 * @param pages texts of the pages
 */
export function absentWords(entries: readonly LexiconEntry[], pages: readonly string[]): string[] {
  const text = pages.map(spaced).join('\n');
  return entries.flatMap(({id, same}) =>
    same
      .filter(word => !text.includes(spaced(word)))
      .map(word => `"${id}": no page says "${word}"`),
  );
}
