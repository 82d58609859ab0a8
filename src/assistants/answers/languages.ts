/** Which sample a language means. */

/** What else people and programs call the languages of the samples, without marks. */
const otherNames: Readonly<Record<string, string>> = {
  node: 'nodejs',
  js: 'nodejs',
  javascript: 'nodejs',
  ts: 'nodejs',
  typescript: 'nodejs',
  py: 'python',
  python3: 'python',
  rb: 'ruby',
  rs: 'rust',
  golang: 'go',
  sh: 'curl',
  bash: 'curl',
  shell: 'curl',
};

/** `Node.js` → `nodejs`; the signs of `C#` and `C++` stay, for they are other languages than C. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9+#]/g, '');

/**
 * @param language as somebody calls it: `Node.js`, `golang`
 * @param shown as the samples are headed
 * @returns the heading; undefined when no sample is in the language
 */
export function shownLanguage(language: string, shown: readonly string[]): string | undefined {
  const key = keyOf(language);
  const wanted = [key, otherNames[key]];
  return shown.find(each => wanted.includes(keyOf(each)));
}
