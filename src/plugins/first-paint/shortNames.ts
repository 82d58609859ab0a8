/**
 * Shortens names that only machines read, and that style sheets, scripts and pages repeat: classes of CSS modules, and
 * custom properties that nothing but the style sheets mentions.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sideBySide} from '../../project/sideBySide.ts';
import {type Pages, siteFiles} from './siteFiles.ts';

/** A class of a CSS module: its name and, behind a line, four characters made from its file and its name. */
const moduleClass = /(?<![\w-])[A-Za-z](?:[\w-]*[A-Za-z0-9-])?_([A-Za-z0-9-][\w-]{3})(?![\w-])/g;
const anyClass = /\.(-?[A-Za-z_][\w-]*)/g;
const property = /--[A-Za-z][\w-]*/g;

/**
 * Short names for classes of CSS modules: the four characters alone. They depend on nothing but the class, so that
 * scripts in the caches of browsers stay right. What two classes share keeps its long name.
 *
 * @param sheets texts of all style sheets
 */
export function shortClasses(sheets: readonly string[]): Map<string, string> {
  const text = sheets.join('\n');
  const classes = new Set([...text.matchAll(anyClass)].map(([, name = '']) => name));
  const byHash = new Map<string, string[]>();
  for (const name of classes) {
    for (const [, hash = ''] of name.matchAll(moduleClass)) {
      // A name begins with a letter or a line.
      const short = /^[A-Za-z]/.test(hash) ? hash : `_${hash}`;
      byHash.set(short, [...(byHash.get(short) ?? []), name]);
    }
  }
  const short = new Map<string, string>();
  for (const [hash, [name, ...others]] of byHash) {
    if (name && others.length === 0 && !classes.has(hash)) short.set(name, hash);
  }
  return short;
}

/** `a` to `z`, then `aa` and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * Short names for custom properties, the shortest for those that are used most.
 *
 * @param sheets texts of all style sheets
 * @param kept properties that scripts or pages set or read
 */
export function shortProperties(
  sheets: readonly string[],
  kept: ReadonlySet<string>,
): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of sheets.join('\n').matchAll(property)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses].filter(([name]) => !kept.has(name)).sort(([, a], [, b]) => b - a);
  const short = new Map<string, string>();
  let index = 0;
  for (const [name] of names) {
    while (kept.has(`--${letters(index)}`)) index += 1;
    short.set(name, `--${letters(index)}`);
    index += 1;
  }
  return short;
}

/** @throws Error for a selector that asks for a part of a class that gets another name */
export function checkSelectors(sheet: string, short: ReadonlyMap<string, string>): void {
  for (const [selector, part = ''] of sheet.matchAll(/\[class[*^$|~]?="?([\w-]+)"?\]/g)) {
    const name = [...short.keys()].find(candidate => candidate.includes(part));
    if (name) {
      throw new Error(
        `first-paint: a style sheet asks for ${selector}, and ${name} is shortened. Ask for an element or for a class that is no CSS module's.`,
      );
    }
  }
}

const rename = (text: string, pattern: RegExp, names: ReadonlyMap<string, string>) =>
  text.replace(pattern, name => names.get(name) ?? name);

/**
 * Shortens the names in the style sheets, scripts and pages of a build, and writes the pages.
 *
 * @param foreign custom properties that something else uses
 * @throws Error for a style sheet that asks for a part of a name
 */
export async function shortenNames(
  outDir: string,
  pages: Pages,
  foreign: Iterable<string> = [],
): Promise<void> {
  const files = await siteFiles(outDir, pages);
  const texts = new Map(pages);
  await sideBySide(
    files.filter(file => !pages.has(file)),
    8,
    async file => {
      texts.set(file, await readFile(path.join(outDir, file), 'utf8'));
    },
  );
  const textOf = (file: string) => texts.get(file) ?? '';
  const sheets = files.filter(file => /^assets.*\.css$/.test(file));

  const styles = sheets.map(textOf);
  const classes = shortClasses(styles);
  for (const sheet of styles) checkSelectors(sheet, classes);
  const kept = new Set(foreign);
  for (const file of files.filter(name => !sheets.includes(name))) {
    for (const [name] of textOf(file).matchAll(property)) kept.add(name);
  }
  const properties = shortProperties(styles, kept);
  await sideBySide(files, 8, async file => {
    const isSheet = sheets.includes(file);
    // Those of static/ are written by hand, with names that stay.
    if (file.endsWith('.css') && !isSheet) return;
    const text = textOf(file);
    const named = rename(text, moduleClass, classes);
    const short = isSheet ? rename(named, property, properties) : named;
    if (short !== text || pages.has(file)) await writeFile(path.join(outDir, file), short);
  });
}
