/**
 * Words of a text. Names in code count as a whole and by their parts, because a reader may ask for
 * either:
 *
 *   'client.markAsRead' → ['client', 'markasread', 'mark', 'as', 'read']
 */

const separators = /[^\p{L}\p{N}]+/u;
/** `markAsRead` → mark|As|Read, `HTTPServer` → HTTP|Server. */
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Words in reading order, in lower case, with repetitions. */
export function wordsOf(text: string): string[] {
  return text
    .split(separators)
    .filter(Boolean)
    .flatMap(word => {
      const parts = word.split(humps);
      const names = parts.length > 1 ? [word, ...parts.filter(part => part.length > 1)] : [word];
      return names.map(name => name.toLowerCase());
    });
}
