/**
 * Takes out of the site's style sheet what no page shows and no script can make it show, and what never changes, and
 * parts from it what pages show only after scripts ran.
 */
import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {inlineConstants} from './constantVariables.ts';
import {splitStyles} from './laterStyles.ts';

const tag = /<([a-zA-Z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/g;
const attribute = /([^\s=]+)(?:=("[^"]*"|'[^']*'|[^\s]+))?/g;

/** Attributes whose values are texts or addresses, which style sheets do not ask for. */
const texts = new Set(['href', 'src', 'content', 'd', 'title', 'aria-label', 'style']);

/**
 * The names that a selector can find in HTML: of elements, attributes, classes, ids.
 *
 * @param known tags and scripts of pages before, to which those of this page are added: most are on many pages
 */
function* namesInHtml(html: string, known: Set<string>): Generator<string> {
  const isNew = (part: string) => known.size < known.add(part).size;
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    if (isNew(script)) yield* namesInScript(script, false);
  }
  for (const [whole, element = '', attributes = ''] of html.matchAll(tag)) {
    if (!isNew(whole)) continue;
    yield element;
    for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
      yield name;
      if (!texts.has(name)) yield* value.replace(/["']/g, '').split(/\s+/);
    }
  }
}

const inlineScript = /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Every word of a script may be a class that it sets; in the script of a page, only the classes of CSS modules. */
function namesInScript(script: string, isPage: boolean): string[] {
  return script.match(isPage ? /\b_[\w-]{4}\b/g : /[A-Za-z_][\w-]*/g) ?? [];
}

/** What the pages, scripts and other style sheets of a build use. */
interface Used {
  names: string[];
  /** Those that the pages have before scripts run. */
  namesInPages: ReadonlySet<string>;
  /** Custom properties, such as `--es-space-5`. */
  variables: string[];
}

const sheetsFolder = 'assets/css';
const variable = /--[a-z][\w-]*/gi;

/** @throws Error when the build has not exactly one style sheet of the site */
async function findBundled(folder: string): Promise<string> {
  const files = await readdir(path.join(folder, sheetsFolder));
  const sheets = files.filter(file => /^styles\.\w+\.css$/.test(file));
  if (sheets.length === 1) return `${sheetsFolder}/${sheets[0]}`;
  throw new Error(
    `One style sheet ${sheetsFolder}/styles.*.css is expected, there are ${sheets.length}`,
  );
}

/** Scripts and style sheets of the bundler, and the style sheets of `static/`. */
async function* readAssets(folder: string): AsyncGenerator<[file: string, text: string]> {
  for (const place of ['', 'assets/js', sheetsFolder]) {
    for (const name of await readdir(path.join(folder, place))) {
      const file = path.posix.join(place, name);
      if (!/\.css$|^assets\/.*\.js$/.test(file)) continue;
      yield [file, await readFile(path.join(folder, file), 'utf8')];
    }
  }
}

async function readUsed(folder: string, bundled: string, pages: Iterable<string>): Promise<Used> {
  // Set by the inline script that knows the mode before any other runs.
  const names = new Set(['dark', 'light', 'true', 'false']);
  const namesInPages = new Set(names);
  const variables = new Set<string>();
  const known = new Set<string>();
  const addVariables = (text: string) => {
    for (const [name] of text.matchAll(variable)) variables.add(name);
  };
  for (const html of pages) {
    addVariables(html);
    for (const name of namesInHtml(html, known)) namesInPages.add(name);
  }
  for await (const [file, text] of readAssets(folder)) {
    if (file === bundled) continue;
    addVariables(text);
    if (file.endsWith('.css')) continue;
    const isPage = path.basename(file).startsWith('page-');
    for (const name of namesInScript(text, isPage)) names.add(name);
  }
  return {
    names: [...new Set([...names, ...namesInPages])],
    namesInPages,
    variables: [...variables],
  };
}

/** Custom properties with all those that their values name, and so on. */
function withDependencies(css: string, variables: readonly string[]): string[] {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[a-z][\w-]*)\s*:([^;}]*)/gi)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const found = new Set(variables);
  // A set may grow while it is walked through: what is added comes last.
  for (const name of found) {
    for (const [variable] of (values.get(name) ?? []).join().matchAll(/--[a-z][\w-]*/gi)) {
      found.add(variable);
    }
  }
  return [...found];
}

/** Addresses of the style sheets of all pages. */
export interface SiteSheets {
  /** What the bundler made, which is no longer there. */
  bundled: string;
  /** What the first picture can need. */
  site: string;
  /** What scripts make appear. */
  later: string;
}

/** Alternatives of states alone, such as `:is(:hover, :focus)`. */
const statesOnly = /[^{},]*:(?:is|where)\((?:\s*::?[a-z-]+(?:\([^()]*\))?\s*,?)+\)[^{},]*/;

/** @throws Error for a selector with alternatives of states alone, which PurgeCSS takes for unused */
function refuseStates(css: string): void {
  const [selector] = statesOnly.exec(css) ?? [];
  if (selector === undefined) return;
  throw new Error(
    `first-paint: the rule for \`${selector.trim()}\` would be lost. Write a selector for each of the states instead.`,
  );
}

/** What decides which styles are used. */
export interface StyleUse {
  /** HTML of all pages, and scripts that are written into them later. */
  pages: Iterable<string>;
  /** Texts of styles that are not among the site's sheets. */
  foreign: readonly string[];
}

/**
 * Writes the site's style sheet without unused rules and variables, and another one for what scripts make appear.
 *
 * @param folder of the site
 * @throws Error when the build has not exactly one style sheet of the site, or that has a selector that can't be judged
 */
export async function writeSiteStyles(
  folder: string,
  baseUrl: string,
  {pages, foreign}: StyleUse,
): Promise<SiteSheets> {
  const bundled = await findBundled(folder);
  const css = await readFile(path.join(folder, bundled), 'utf8');
  refuseStates(css);
  const used = await readUsed(folder, bundled, pages);
  const {names, namesInPages} = used;
  const variables = [...used.variables, ...(foreign.join().match(variable) ?? [])];
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({
          attributes: {names, values: names},
          classes: names,
          ids: names,
          tags: names,
          undetermined: names,
        }),
      },
    ],
    variables: true,
    safelist: {variables: withDependencies(css, variables)},
    keyframes: true,
  });
  const settled = inlineConstants(result?.css ?? '', new Set(variables));
  const {first, later} = splitStyles(settled, namesInPages);
  await rm(path.join(folder, bundled));
  async function write(name: string, text: string): Promise<string> {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `${sheetsFolder}/${name}.${hash}.css`;
    await writeFile(path.join(folder, file), text);
    return baseUrl + file;
  }
  return {
    bundled: baseUrl + bundled,
    site: await write('styles', first),
    later: await write('later', later),
  };
}
