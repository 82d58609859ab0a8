/**
 * Packs words of many lists: each word once, with the lists that hold it as distances between their positions, a
 * character each. Words that both sides know anyway are not written down.
 */

/** Words in alphabetical order, and a group of distances for each word known and then for these; with spaces between them. */
export type PackedWords = [words: string, distances: string];

/** The character of the shortest distance: the first that JSON and the spaces leave free. */
const firstDistance = 0x23;

function distancesBetween(positions: readonly number[]): string {
  return positions
    .map((at, index) => at - (positions[index - 1] ?? -1) - 1)
    .map(distance => String.fromCharCode(firstDistance + distance))
    .join('');
}

/**
 * @param lists words without spaces
 * @param known distinct words that whoever unpacks knows, in the same order
 */
export function packWords(
  lists: readonly (readonly string[])[],
  known: readonly string[] = [],
): PackedWords {
  const holders = new Map<string, number[]>(known.map(word => [word, []]));
  lists.forEach((words, at) => {
    for (const word of new Set(words)) {
      const positions = holders.get(word);
      if (positions) positions.push(at);
      else holders.set(word, [at]);
    }
  });
  const others = [...holders.keys()].slice(known.length).sort();
  const groups = [...known, ...others].map(word => distancesBetween(holders.get(word) ?? []));
  return [others.join(' '), groups.join(' ').trimEnd()];
}

/** @returns the words by the position of their list: those known in their order, then the others */
export function unpackWords(
  [words, distances]: PackedWords,
  known: readonly string[] = [],
): Map<number, string[]> {
  const lists = new Map<number, string[]>();
  const all = [...known, ...words.split(' ')];
  distances.split(' ').forEach((group, index) => {
    let at = -1;
    for (const character of group) {
      at += character.charCodeAt(0) - firstDistance + 1;
      const list = lists.get(at);
      const word = all[index] ?? '';
      if (list) list.push(word);
      else lists.set(at, [word]);
    }
  });
  return lists;
}
