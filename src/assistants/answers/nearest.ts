/** What somebody who wrote a wrong name may have meant. */

/** The number of letters to add, leave out or replace to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [at, other] of Array.from(to).entries()) {
      const replaced = (row[at] ?? 0) + Number(letter !== other);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How little two names have in common, from 0 to 1; one in the other is close. */
function strangeness(name: string, other: string): number {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  if (one.includes(two) || two.includes(one)) return 0.2;
  return distance(one, two) / Math.max(one.length, two.length, 1);
}

/** The names that come closest, the closest first; none that has nothing in common. */
export function nearest(name: string, names: Iterable<string>, most = 5): string[] {
  // A name of any length costs time by its length.
  const asked = name.slice(0, 80);
  return [...new Set(names)]
    .map(other => ({other, far: strangeness(asked, other)}))
    .filter(({far}) => far <= 0.5)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({other}) => other);
}
