/**
 * Docusaurus plugin: compares each page with its counterparts in other versions, from the HTML that readers get, and
 * writes what changed as files that the page loads when a reader asks. See README.md.
 */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {prepareThread} from '@engagespot-docs/cache/thread';
import {mainOf} from '../../content/articleHtml.ts';
import type {MovedPages} from '../../content/movedPages.ts';
import {builtPage, readBuiltPages} from '../../project/builtPages.ts';
import {codeVersion} from '../../project/codeVersion.ts';
import {openResultCache} from '../../project/resultCache.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {sideBySide} from '../../project/sideBySide.ts';
import type {PagesToCompare} from './compareWork.ts';
import {type ComparedVersion, type Pair, pairsOf} from './pairs.ts';

/** Folders with the code that compares pages, all of it. */
export const codeFolders = ['src/plugins/version-changes', 'src/content'];

interface Options {
  movedPages: MovedPages;
}

/** The versions of the documentation, newest first. */
function versionsOf(content: LoadedContent): ComparedVersion[] {
  return content.loadedVersions.map(({versionName, label, path: versionPath, docs}) => ({
    name: versionName,
    label,
    path: versionPath,
    docs: docs.map(({id, permalink}) => ({id, path: permalink})),
  }));
}

export default function versionChanges(
  {baseUrl, siteDir}: LoadContext,
  {movedPages}: Options,
): Plugin {
  // Beside what the bundler keeps.
  const cacheFile = path.join(siteDir, 'node_modules/.cache/version-changes/pairs.json');
  let pairs: Pair[] = [];
  return {
    name: 'version-changes',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pairs = pairsOf(movedPages, versionsOf(docs), baseUrl);
    },

    async postBuild({outDir}) {
      const articles = new Map<string, string>();
      const hashes = new Map<string, string>();
      const built = readBuiltPages(outDir);
      for (const address of new Set(pairs.flatMap(({older, newer}) => [older, newer]))) {
        const html = builtPage(built, address.slice(baseUrl.length - 1));
        if (html === undefined) throw new Error(`${address} was not built`);
        const main = mainOf(html);
        articles.set(address, main);
        hashes.set(address, createHash('sha256').update(main).digest('hex'));
      }
      const cache = await openResultCache<string>(cacheFile);
      const version = await codeVersion(codeFolders);
      const thread = prepareThread<undefined, PagesToCompare, string>(
        path.join(rootDirectory, 'src/plugins/version-changes/compareWork.ts'),
        undefined,
      );
      const compare = ({older, newer}: Pair) => {
        const given = [older, newer].map(address => [address, articles.get(address)] as const);
        // The thread remembers what it has read.
        for (const [address] of given) articles.delete(address);
        const news = given.filter((pair): pair is [string, string] => pair[1] !== undefined);
        return thread.run({older, newer, articles: new Map(news)});
      };
      const folders = new Set(pairs.map(({file}) => path.join(outDir, path.dirname(file))));
      await sideBySide(folders, 8, async folder => void (await mkdir(folder, {recursive: true})));
      await sideBySide(pairs, 8, async pair => {
        const file = path.join(outDir, pair.file);
        const inputs = [version, hashes.get(pair.older), hashes.get(pair.newer)];
        await writeFile(file, await cache.get(inputs, () => compare(pair)));
      });
      await thread.end();
      const unkept = await cache.save();
      if (unkept) console.warn(`The next build has to compare all pages again: ${unkept}`);
    },
  };
}
