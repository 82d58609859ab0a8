/**
 * Docusaurus plugin: compares each page with its counterparts in other versions, from the HTML that readers get, and
 * writes what changed as files that the page loads when a reader asks. See README.md.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {mainOf} from '../../content/articleHtml.ts';
import type {MovedPages} from '../../content/movedPages.ts';
import {codeVersion} from '../../project/codeVersion.ts';
import {openResultCache} from '../../project/resultCache.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {sideBySide} from '../../project/sideBySide.ts';
import {prepareThread} from '../../project/workThread.ts';
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
): PublishingPlugin {
  // Beside what the bundler keeps.
  const cacheFile = path.join(siteDir, 'node_modules/.cache/version-changes/pairs.json');
  let pairs: Pair[] = [];
  return {
    name: 'version-changes',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pairs = pairsOf(movedPages, versionsOf(docs), baseUrl);
    },

    async publish({pages}) {
      const articles = new Map<string, string>();
      const hashes = new Map<string, string>();
      for (const address of new Set(pairs.flatMap(({older, newer}) => [older, newer]))) {
        const html = pages.get(address);
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
      const files = new Map<string, string>();
      await sideBySide(pairs, 8, async pair => {
        const inputs = [version, hashes.get(pair.older), hashes.get(pair.newer)];
        files.set(pair.file, await cache.get(inputs, () => compare(pair)));
      });
      await thread.end();
      const unkept = await cache.save();
      if (unkept) console.warn(`The next build has to compare all pages again: ${unkept}`);
      return files;
    },
  };
}
