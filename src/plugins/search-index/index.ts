/**
 * Docusaurus plugin: writes the files of the embedded search (see `src/search/index.ts`) into the
 * built site. It reads the HTML that readers get, so generated pages, MDX components and anchors
 * are covered without knowing them. The development server serves the files of the last build.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lexicon, lexiconLanguage} from '../../search/lexicon/lexicon.ts';
import {toSynonymGroups} from '../../search/lexicon/synonyms.ts';
import {indexFolder} from '../../search/records/shard.ts';
import {buildIndex} from './buildIndex.ts';
import {readBuiltPages} from './builtPages.ts';
import {searchChunks} from './chunks.ts';
import {serveLastBuild} from './lastBuild.ts';
import type {SearchIndexOptions} from './options.ts';

export {validateOptions} from './options.ts';

export default function searchIndex(
  context: LoadContext,
  options: SearchIndexOptions,
): Plugin<void> {
  return {
    name: 'search-index',

    configureWebpack: ({mode}, isServer) => ({
      ...searchChunks(isServer),
      ...(mode === 'development' && serveLastBuild(context)),
    }),

    async postBuild(build) {
      const {outDir} = build;
      const pages = await readBuiltPages(build, options);
      const folder = path.join(outDir, indexFolder);
      const synonyms = [{language: lexiconLanguage, groups: toSynonymGroups(lexicon)}];
      await mkdir(folder, {recursive: true});
      await Promise.all(
        buildIndex(pages, synonyms).map(({name, text}) => writeFile(path.join(folder, name), text)),
      );
    },
  };
}
