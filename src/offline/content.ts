/**
 * Content by what it says. Each build gives all scripts other names, so nearly every file of the next build differs,
 * but most of them only in the names that they mention. Two files that differ in nothing else have the same id: a
 * reader who has the one gets the other by changing the names, without a download.
 */

/** Pages, whose addresses may contain dots, are known by the list; scripts and style sheets by their ends. */
export function mentionsNames(path: string, isPage: boolean): boolean {
  return isPage || /\.(?:js|css)$/.test(path);
}

/** Puts each of the hashes in the place of the one at the same position. */
export function renamed(text: string, from: readonly string[], to: readonly string[]): string {
  if (from.length === 0) return text;
  return text.replace(new RegExp(from.join('|'), 'g'), hash => to[from.indexOf(hash)] ?? hash);
}

/** What stands for hashes while an id is made: nothing that the build writes contains it. */
const placeholders = (hashes: readonly string[]) => hashes.map((_, index) => `#hash ${index}#`);

/**
 * The id of a content: 16 hexadecimal digits, the same in the build and in the browser.
 *
 * @param hashes those of its build; none for files that mention no names
 */
export async function contentId(
  content: Uint8Array<ArrayBuffer>,
  hashes: readonly string[],
): Promise<string> {
  const neutral =
    hashes.length === 0
      ? content
      : new TextEncoder().encode(
          renamed(new TextDecoder().decode(content), hashes, placeholders(hashes)),
        );
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', neutral));
  return Array.from(digest.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('');
}
