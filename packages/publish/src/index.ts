/** Docusaurus plugin: the last step of a build, in one pass. See README.md. */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pluginSitemap, {validateOptions as validateSitemap} from '@docusaurus/plugin-sitemap';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {openCards} from './cards/openCards.ts';
import type {PublishOptions} from './options.ts';
import {serverFiles} from './rules/serverFiles.ts';
import {
  type Files,
  type Publisher,
  type PublishingPlugin,
  pathOfPage,
  type RenderedSite,
} from './site.ts';
import {preparePages} from './steps.ts';

export type {PublishOptions} from './options.ts';

/** HTML of the pages of a build, by file: of all that Docusaurus rendered. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, {recursive: true})).filter(file => file.endsWith('.html'));
  const pages = files.map(async file => {
    const html = await readFile(path.join(folder, file), 'utf8');
    return [file.replaceAll(path.sep, '/'), html] as const;
  });
  return new Map(await Promise.all(pages));
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  const folders = new Set([...files.keys()].map(file => path.dirname(path.join(folder, file))));
  await Promise.all([...folders].map(each => mkdir(each, {recursive: true})));
  await Promise.all(
    [...files].map(([file, content]) => writeFile(path.join(folder, file), content)),
  );
}

/**
 * @param pages of the site, whose files are taken
 * @throws Error for a file that two plugins publish, or that a page is in
 */
function joinFiles(
  all: readonly Files[],
  pages: ReadonlyMap<string, string>,
): Map<string, string | Buffer> {
  const joined = new Map<string, string | Buffer>();
  for (const [file, content] of all.flatMap(files => [...files])) {
    if (joined.has(file)) throw new Error(`Two plugins publish ${file}`);
    if (pages.has(file)) throw new Error(`A plugin publishes ${file}, which is a page of the site`);
    joined.set(file, content);
  }
  return joined;
}

/** What a server serves as `/`: the folder around that of a site whose folders end in its path on the host. */
function rootOf(outDir: string, baseUrl: string): string {
  const below = path.join(path.sep, baseUrl, path.sep);
  const folder = path.join(outDir, path.sep);
  return folder.endsWith(below) ? folder.slice(0, folder.length - below.length + 1) : outDir;
}

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PublishOptions, PublishOptions>): PublishOptions {
  // Docusaurus' types of validation know one schema only: that of the plugin around this one.
  const validateItems = validate as unknown as Parameters<typeof validateSitemap>[0]['validate'];
  return {
    ...options,
    sitemap: validateSitemap({validate: validateItems, options: options.sitemap}),
  };
}

// Docusaurus minifies HTML by leaving out end tags and quotes, which gains little after compression.
process.env.SKIP_HTML_MINIFICATION = 'true';

export default function publish(context: LoadContext, options: PublishOptions): PublishingPlugin {
  const sitemap = pluginSitemap(context, options.sitemap as Parameters<typeof pluginSitemap>[1]);
  return {
    name: 'publish',

    async postBuild(props) {
      const {outDir, baseUrl, generatedFilesDir, plugins, routesPaths, siteConfig} = props;
      const pages = await readPages(outDir);
      const rendered: RenderedSite = {
        url: siteConfig.url,
        baseUrl,
        routes: routesPaths.map(route => (route === baseUrl ? route : route.replace(/\/$/, ''))),
        pages: new Map([...pages].map(([file, html]) => [pathOfPage(file, baseUrl), html])),
      };
      const publishers: readonly (Publisher & {name: string})[] = plugins;
      const [made] = await Promise.all([
        Promise.all(publishers.map(plugin => plugin.publish?.(rendered) ?? new Map())),
        sitemap?.postBuild?.({...props, content: undefined}),
      ]);
      const files = joinFiles(made, pages);
      const cards = await openCards();
      const site = {folder: outDir, url: siteConfig.url, baseUrl, generatedFilesDir};
      const prepared = await preparePages(pages, files, cards, {...site, ...options});
      for (const [file, content] of prepared.files) files.set(file, content);
      await writeFiles(outDir, new Map([...files, ...prepared.pages]));

      const written = {folder: outDir, baseUrl, pages: prepared.pages};
      const last = await Promise.all(
        publishers.map(plugin => plugin.publishLast?.(written) ?? new Map()),
      );
      await writeFiles(outDir, joinFiles(last, pages));
      const root = rootOf(outDir, baseUrl);
      const rules = await serverFiles({folder: outDir, baseUrl}, prepared.inline, files, options);
      await rm(path.join(root, '.hosting'), {recursive: true, force: true});
      await writeFiles(root, rules);
    },
  };
}
