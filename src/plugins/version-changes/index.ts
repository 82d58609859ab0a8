/**
 * Docusaurus plugin: compares each page with its counterparts in other versions, from the HTML that readers get, and
 * writes what changed as files that the page loads when a reader asks. See README.md.
 */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {hashOf} from '@engagespot-docs/cache/cache';
import {prepareWork} from '@engagespot-docs/cache/work';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {withoutSlash} from '@engagespot-docs/publish/twin-address';
import pMap from 'p-map';
import {mainOf} from '../../content/articleHtml.ts';
import type {MovedPages} from '../../content/movedPages.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import type {PagesToCompare, PageToCompare} from './compareWork.ts';
import {type ComparedVersion, type Pair, pairsOf} from './pairs.ts';

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
  {baseUrl}: LoadContext,
  {movedPages}: Options,
): PublishingPlugin {
  let pairs: Pair[] = [];
  return {
    name: 'version-changes',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pairs = pairsOf(movedPages, versionsOf(docs), baseUrl);
    },

    async publish({pages: built}) {
      const pages = new Map<string, PageToCompare>();
      function pageAt(address: string): PageToCompare {
        const known = pages.get(address);
        if (known) return known;
        const html = built.get(withoutSlash(address, baseUrl));
        if (html === undefined) throw new Error(`${address} was not built`);
        const article = mainOf(html);
        const page = {address, article, hash: hashOf(article)};
        pages.set(address, page);
        return page;
      }
      const comparison = prepareWork<undefined, PagesToCompare, string>(
        path.join(rootDirectory, 'src/plugins/version-changes/compareWork.ts'),
        undefined,
      );
      const files = new Map<string, string>();
      await pMap(
        pairs,
        async ({older, newer, file}) => {
          const compared: PagesToCompare = [pageAt(older), pageAt(newer)];
          const hashes = compared.map(({hash}) => hash);
          files.set(file, await comparison.run(compared, hashes));
        },
        {concurrency: 8},
      );
      return files;
    },
  };
}
