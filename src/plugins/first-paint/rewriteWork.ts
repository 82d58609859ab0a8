/** Rewrites the pages, scripts and style sheets of a build, in a thread of its own. */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {OpenWork} from '@engagespot-docs/cache/thread';
import {sideBySide} from '../../project/sideBySide.ts';
import {
  addStyles,
  advanceScripts,
  deferScripts,
  dropEmptyClasses,
  hideShapes,
  preloadScripts,
} from './html.ts';
import {joinPageStyles} from './joinedStyles.ts';
import {type PageFiles, readPageFiles} from './pageFiles.ts';
import {shortenNames} from './shortNames.ts';
import type {Settings} from './switchedOff.ts';
import {dropUnusedStyles, siteSheets} from './usedStyles.ts';

/** A build whose pages are rendered. */
export interface RenderedSite {
  outDir: string;
  baseUrl: string;
  generatedFilesDir: string;
  /** See the options of the plugin. */
  enabled: boolean;
  /** The script at the end of each page, minified. */
  starter: string;
  /** Of the theme. */
  settings: Settings;
  /** Custom properties that something besides pages, scripts and style sheets uses. */
  foreignProperties: ReadonlySet<string>;
}

/** The path of the page in a file of the build, wherever the `trailingSlash` setting puts it. */
function pagePath(file: string): string {
  return `/${file.replaceAll(path.sep, '/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

const noFiles: PageFiles = {scripts: [], styles: []};

async function rewrite({
  outDir,
  baseUrl,
  generatedFilesDir,
  enabled,
  starter,
  settings,
  foreignProperties,
}: RenderedSite): Promise<void> {
  const pages = await readPageFiles(generatedFilesDir, baseUrl);
  const sheets = await siteSheets(outDir);
  const files = await readdir(outDir, {recursive: true});
  const htmlFiles = files.filter(file => file.endsWith('.html'));
  const stylesOf = new Map<string, string[]>();
  // Read and written once: three steps change the pages, and there are a thousand of them.
  const rewritten = new Map<string, string>();
  await sideBySide(htmlFiles, 8, async name => {
    const html = await readFile(path.join(outDir, name), 'utf8');
    if (!html.includes('id=__docusaurus') && !html.includes('id="__docusaurus"')) return;
    const sitePath = pagePath(name);
    const {scripts, styles} = pages.get(baseUrl.slice(0, -1) + sitePath) ?? noFiles;
    if (styles.length > 0) stylesOf.set(name, styles);
    const styled = addStyles(html, styles, name);
    if (!enabled) {
      rewritten.set(name, preloadScripts(styled, scripts, name));
      return;
    }
    const deferred = {own: scripts, styles: baseUrl + sheets.later, starter};
    const started = deferScripts(dropEmptyClasses(hideShapes(styled)), deferred, name);
    rewritten.set(name, advanceScripts(started, baseUrl + sheets.site, name));
  });
  if (!enabled) {
    return sideBySide(rewritten, 8, ([name, html]) => writeFile(path.join(outDir, name), html));
  }
  // After the pages, because the script in them has styles as well.
  await dropUnusedStyles(outDir, rewritten, settings, foreignProperties);
  // After the styles, because what is switched off is known by its long names.
  await shortenNames(outDir, rewritten, foreignProperties);
  // After everything that changes style sheets.
  await joinPageStyles({outDir, baseUrl, siteSheet: sheets.site}, stylesOf);
}

const open: OpenWork<undefined, RenderedSite, Promise<void>> = () => rewrite;

export default open;
