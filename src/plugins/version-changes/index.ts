/**
 * Docusaurus plugin: compares each page with its counterparts in other versions, from the HTML that readers get, and
 * writes what changed as files that the page loads when a reader asks. See README.md.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mainOf} from '../../content/articleHtml.ts';
import type {MovedPages} from '../../content/movedPages.ts';
import type {Block} from '../../content/versionChanges.ts';
import {readBuiltPage} from '../../project/builtPage.ts';
import {sideBySide} from '../../project/sideBySide.ts';
import {apply} from './apply.ts';
import {compare} from './compare.ts';
import {type ComparedVersion, type Pair, pairsOf} from './pairs.ts';
import {readText} from './readText.ts';

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

/**
 * The difference of two pages as JSON.
 *
 * @throws Error if it does not lead from one to the other
 */
function compareTexts({older, newer}: Pair, texts: ReadonlyMap<string, readonly Block[]>): string {
  const before = texts.get(older) ?? [];
  const after = texts.get(newer) ?? [];
  const changes = compare(before, after);
  if (JSON.stringify(apply(before, changes)) !== JSON.stringify(after)) {
    throw new Error(`The difference of ${older} and ${newer} does not lead from one to the other`);
  }
  return JSON.stringify(changes);
}

export default function versionChanges({baseUrl}: LoadContext, {movedPages}: Options): Plugin {
  let pairs: Pair[] = [];
  return {
    name: 'version-changes',

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      pairs = pairsOf(movedPages, versionsOf(docs), baseUrl);
    },

    async postBuild({outDir}) {
      const texts = new Map<string, readonly Block[]>();
      const addresses = new Set(pairs.flatMap(({older, newer}) => [older, newer]));
      await sideBySide(addresses, 8, async address => {
        const html = await readBuiltPage(outDir, address.slice(baseUrl.length - 1));
        if (html === undefined) throw new Error(`${address} was not built`);
        const blocks = readText(mainOf(html));
        if (blocks.length === 0) throw new Error(`${address} has no title to compare`);
        texts.set(address, blocks);
      });
      await sideBySide(pairs, 8, async pair => {
        const file = path.join(outDir, pair.file);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, compareTexts(pair, texts));
      });
    },
  };
}
