/** Finds what a word that no page says may be: a longer or shorter form, or a typing mistake. */

const shortest = 4;

/** Whether one letter more, less or other turns one word into the other. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  const rest = longer.slice(start + 1);
  return rest === shorter.slice(a.length === b.length ? start + 1 : start);
}

export function createNeighbours(vocabulary: Iterable<string>): (stem: string) => string[] {
  const byLetter = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < shortest || word.length > 20 || /[^a-z]/.test(word)) continue;
    const key = word.charAt(0);
    byLetter.set(key, [...(byLetter.get(key) ?? []), word]);
  }
  return stem => {
    if (stem.length < shortest || /[^a-z]/.test(stem)) return [];
    const same = byLetter.get(stem.charAt(0)) ?? [];
    const isNear = (word: string) =>
      Math.abs(word.length - stem.length) <= 3 &&
      (word.length > shortest && stem.length > shortest
        ? word.startsWith(stem) || stem.startsWith(word) || isOneEdit(word, stem)
        : word.startsWith(stem) && word.length > stem.length);
    return same.filter(isNear).slice(0, 4);
  };
}
