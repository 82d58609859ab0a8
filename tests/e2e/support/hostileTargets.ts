/** Request targets of somebody who wants out of the folder, or into a header. The same ones for the same seed. */

/** Numbers from 0 to 1 that look random (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const parts = [
  '..',
  '.',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '%2f',
  '%252f..%252f',
  '%5c..%5c',
  '\\..\\',
  '%c0%ae%c0%ae',
  '..;',
  '%00',
  '\u0000',
  '%0d%0aSet-Cookie:%20a=b',
  '%0aLocation:%20//elsewhere.example',
  '\r',
  '%ff%fe',
  '%E2%80%AE',
  '\u00e9\u00ff',
  '%',
  '%z1',
  '%u002e',
  'docs',
  'docs-b32',
  'docs/rest-api',
  'index.html',
  '404.html',
  'assets',
  'js',
  '.hosting',
  '.hosting/rules.json',
  '.git/config',
  '.env',
  '_headers',
  'package.json',
  'node_modules',
  'etc/passwd',
  'proc/self/environ',
  '~root',
  '*',
  '{{7*7}}',
  '$uri',
  '$%7Bjndi:x%7D',
  '\'"<script>',
  'a'.repeat(300),
  'a/'.repeat(150),
  '%41'.repeat(200),
  '?',
  '?a=%0d%0ab',
  '#',
  ':80',
  '@elsewhere.example',
  '//elsewhere.example',
  'con',
  'nul.txt',
  '.br',
  '.gz',
  '.html',
];

const starts = [
  '/',
  '/',
  '/',
  '/',
  '/docs/',
  '/assets/',
  '//',
  '',
  '/docs/rest-api/',
  'http://x/',
  '*',
];

/** Targets that are longer than any server reads. */
const endless = [9_000, 40_000, 100_000].map(length => `/${'a'.repeat(length)}`);

/** @param count how many; the longest come first */
export function hostileTargets(seed: number, count: number): string[] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[], fallback: Item) =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const made = Array.from({length: count - endless.length}, () => {
    const length = 1 + Math.floor(random() * 6);
    const path = Array.from(
      {length},
      () => pick(parts, '') + pick(['/', '/', '', '%2f', '\\'], '/'),
    );
    return pick(starts, '/') + path.join('');
  });
  return [...endless, ...made];
}
