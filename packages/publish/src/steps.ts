/** What happens to each page, in this order. */
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {build} from 'esbuild';
import pMap from 'p-map';
import {cardBrand} from './cards/model.ts';
import type {Cards} from './cards/openCards.ts';
import {findInlineCode, inlineSources} from './inlineCode.ts';
import type {SiteFacts} from './metadata/structuredData.ts';
import type {LightSettings, PublishOptions} from './options.ts';
import {readPageAssets} from './pageAssets.ts';
import type {InlineCode} from './policy.ts';
import {type Files, pathOfPage} from './site.ts';
import {advanceScripts} from './steps/earlyScripts.ts';
import {inlineIcons} from './steps/icons.ts';
import {deferScripts} from './steps/lateScripts.ts';
import {linkMarkdown} from './steps/markdownLinks.ts';
import {addMetadata} from './steps/metadata.ts';
import {addPolicy} from './steps/policy.ts';
import type {PageStep} from './steps/step.ts';
import {linkStyles} from './steps/styles.ts';
import {writeSiteStyles} from './styles/siteStyles.ts';

interface BuiltSite {
  /** Folder of the site. */
  folder: string;
  url: string;
  baseUrl: string;
  /** Where Docusaurus and plugins generate files. */
  generatedFilesDir: string;
}

/** Pages as readers get them, by file, and what belongs to them. */
export interface PreparedPages {
  pages: ReadonlyMap<string, string>;
  /** Pictures of pages. */
  files: Files;
  /** What all pages contain. */
  inline: InlineCode;
}

/** A script with what it imports. */
async function bundled(file: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

/** Steps that let the scripts and styles of a page wait for its first picture. */
async function lightSteps(
  pages: ReadonlyMap<string, string>,
  {starter, foreignStyles}: LightSettings,
  {folder, baseUrl, generatedFilesDir}: BuiltSite,
): Promise<PageStep[]> {
  const script = await bundled(starter);
  const foreign = await Promise.all(foreignStyles.map(file => readFile(file, 'utf8')));
  const inPages = [...pages.values(), `<script>${script}</script>`];
  const sheets = await writeSiteStyles(folder, baseUrl, {pages: inPages, foreign});
  const assets = await readPageAssets(generatedFilesDir, baseUrl);
  return [linkStyles(sheets, assets), deferScripts(script, sheets, assets), advanceScripts(sheets)];
}

/** The sections of the first page of the REST reference: it lists the calls of each group, which has no page. */
function readGroups(html: string, address: string): Map<string, string> {
  const $ = load(html);
  const headings = $('h3[id]').toArray();
  return new Map(
    headings.map(heading => {
      const name = $(heading).contents().first().text().trim();
      return [name, `${address}api#${heading.attribs.id}`];
    }),
  );
}

/** Whether HTML is a page of the site, not one that leads to another address. */
const isPage = (html: string) => html.includes('id="__docusaurus"');

/** HTML among the files besides pages, unless it brings a policy along, as frames do. */
function furtherHtml(files: Files): [file: string, html: string][] {
  return [...files].flatMap(([file, content]): [string, string][] => {
    const html = file.endsWith('.html') ? String(content) : '';
    return html && !html.includes('http-equiv="Content-Security-Policy"') ? [[file, html]] : [];
  });
}

/**
 * Makes pages as readers get them.
 *
 * @param rendered HTML as Docusaurus rendered it, by file
 * @param files what is published besides
 * @throws Error that names the page for one with something that its policy forbids, or that lacks what each page has
 */
export async function preparePages(
  rendered: ReadonlyMap<string, string>,
  files: Files,
  cards: Cards,
  site: BuiltSite & PublishOptions,
): Promise<PreparedPages> {
  const {folder, url, baseUrl, light, versionLabels, pagePolicy} = site;
  const address = url + baseUrl;
  const facts: SiteFacts = {
    address,
    name: cardBrand,
    groups: readGroups(rendered.get('api.html') ?? '', address),
  };
  const pictures = new Map<string, Buffer>();
  const pageSteps: PageStep[] = [
    ...(light ? await lightSteps(rendered, light, site) : []),
    addMetadata(facts, versionLabels, async (file, card) => {
      pictures.set(file, await cards.get(card));
    }),
    linkMarkdown(new Set(files.keys()), baseUrl),
    inlineIcons(
      async href => files.get(href) ?? readFile(path.join(folder, href), 'utf8'),
      baseUrl,
    ),
  ];

  const pages = new Map<string, string>();
  async function run(steps: readonly PageStep[], file: string, source: string): Promise<void> {
    let html = source;
    const page = {file, path: pathOfPage(file, baseUrl)};
    for (const step of steps) html = await step(html, page);
    pages.set(file, html);
  }

  await pMap(
    [...rendered, ...furtherHtml(files)],
    ([file, html]) => run(isPage(html) ? pageSteps : [], file, html),
    // Enough to keep all cores busy, and few enough to keep in memory.
    {concurrency: 2 * availableParallelism()},
  );
  const texts = new Map([...pages].map(([file, html]) => [file, findInlineCode(html, file)]));
  const inline = inlineSources([...texts.values()]);
  const lastStep = addPolicy(pagePolicy, texts, inline);
  await Promise.all([...pages].map(([file, html]) => run([lastStep], file, html)));
  return {pages, files: pictures, inline};
}
