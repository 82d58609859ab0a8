/**
 * Takes out of the site's style sheet what no page shows and no script can make it show, and what never changes, and
 * parts from it what pages show only after scripts ran.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {sideBySide} from '../../project/sideBySide.ts';
import {inlineConstants} from './constantVariables.ts';
import {splitStyles} from './laterStyles.ts';
import {type Pages, siteFiles} from './siteFiles.ts';
import {type Settings, switchedOffClasses} from './switchedOff.ts';

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
  return script.match(isPage ? /[\w-]+_[\w-]{4}\b/g : /[A-Za-z_][\w-]*/g) ?? [];
}

/** What the pages, scripts and other style sheets of a build use. */
interface Used {
  names: string[];
  /** Those that the pages have before scripts run. */
  namesInPages: ReadonlySet<string>;
  /** Custom properties, such as `--es-space-5`. */
  variables: string[];
}

async function readUsed(outDir: string, sheet: string, pages: Pages): Promise<Used> {
  // Set by the inline script that knows the mode before any other runs.
  const names = new Set(['dark', 'light', 'true', 'false']);
  const namesInPages = new Set(names);
  const variables = new Set<string>();
  const known = new Set<string>();
  const files = (await siteFiles(outDir, pages)).filter(file => path.basename(file) !== sheet);
  await sideBySide(files, 8, async file => {
    const text = pages.get(file) ?? (await readFile(path.join(outDir, file), 'utf8'));
    for (const [variable] of text.matchAll(/--[a-z][\w-]*/gi)) variables.add(variable);
    if (file.endsWith('.css')) return;
    if (file.endsWith('.html')) {
      for (const name of namesInHtml(text, known)) namesInPages.add(name);
    } else {
      const isPage = path.basename(file).startsWith('page-');
      for (const name of namesInScript(text, isPage)) names.add(name);
    }
  });
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

/** Paths of the style sheets of all pages, below the folder of the build. */
export interface SiteSheets {
  /** What the first picture can need. */
  site: string;
  /** What scripts make appear. */
  later: string;
}

const sheetsFolder = 'assets/css';

/** @throws Error when the build has not exactly one style sheet of the site */
export async function siteSheets(outDir: string): Promise<SiteSheets> {
  const files = await readdir(path.join(outDir, sheetsFolder));
  const sheets = files.filter(file => /^styles\.\w+\.css$/.test(file));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `first-paint: one style sheet ${sheetsFolder}/styles.*.css is expected, there are ${sheets.length}`,
    );
  }
  const later = sheet.replace('styles', 'later');
  return {site: `${sheetsFolder}/${sheet}`, later: `${sheetsFolder}/${later}`};
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

/**
 * Takes unused rules and variables out of the site's style sheet, and writes those for what scripts make appear into
 * the other one. Their names stay, because scripts and pages know them, and are new with every change of a page (see
 * nameChunks in route-shards).
 *
 * @param settings of the theme
 * @param kept custom properties that something else uses
 * @throws Error when the build has not exactly one style sheet of the site, or that has a selector that can't be judged
 */
export async function dropUnusedStyles(
  outDir: string,
  pages: Pages,
  settings: Settings,
  kept: Iterable<string> = [],
): Promise<void> {
  const sheets = await siteSheets(outDir);
  const css = await readFile(path.join(outDir, sheets.site), 'utf8');
  refuseStates(css);
  const used = await readUsed(outDir, path.basename(sheets.site), pages);
  const {names, namesInPages} = used;
  const variables = [...used.variables, ...kept];
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
    blocklist: switchedOffClasses(settings),
  });
  const settled = inlineConstants(result?.css ?? '', new Set(variables));
  const {first, later} = splitStyles(settled, namesInPages);
  await writeFile(path.join(outDir, sheets.site), first);
  await writeFile(path.join(outDir, sheets.later), later);
}
