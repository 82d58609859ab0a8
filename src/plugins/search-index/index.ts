/**
 * Docusaurus plugin: writes the files of the embedded search (see `src/search/index.ts`) into the
 * built site. It reads the HTML that readers get, so generated pages, MDX components and anchors
 * are covered without knowing them. From the same pages it writes the files that answer questions
 * (see `src/semantic`). The development server serves the files of the last build.
 */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {prepareWork} from '@engagespot-docs/cache/work';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import pMap from 'p-map';
import {glossary} from '../../content/glossary.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {lexicon, lexiconLanguage} from '../../search/lexicon/lexicon.ts';
import {toSynonymGroups} from '../../search/lexicon/synonyms.ts';
import {indexFolder} from '../../search/records/shard.ts';
import {startPages} from '../../search/suggestions.ts';
import {askedByPage} from '../../semantic/asked/index.ts';
import {semanticFolder} from '../../semantic/service/files.ts';
import {buildIndex, toShards} from './buildIndex.ts';
import {searchChunks} from './chunks.ts';
import {serveLastBuild} from './lastBuild.ts';
import type {SearchIndexOptions} from './options.ts';
import {type BuiltPage, type ReadOptions, searchedHtml} from './readPage.ts';
import type {PageToRead} from './readWork.ts';
import {semanticFiles} from './semanticFiles.ts';

export {validateOptions} from './options.ts';

/** The words for what each page explains, by its path on this site. */
function termsByPage(): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const {term, aliases = [], href} of glossary) {
    terms.set(href, [...(terms.get(href) ?? []), term, ...aliases]);
  }
  return terms;
}

/** @param files their paths in the folder, and their texts */
function filesIn(
  folder: string,
  files: readonly {name: string; text: string}[],
): Map<string, string> {
  return new Map(files.map(({name, text}) => [`${folder}/${name}`, text]));
}

export default function searchIndex(
  context: LoadContext,
  options: SearchIndexOptions,
): PublishingPlugin<void> {
  const {baseUrl} = context;
  return {
    name: 'search-index',

    configureWebpack: ({mode}, isServer) => ({
      ...searchChunks(isServer),
      ...(mode === 'development' && serveLastBuild(context)),
    }),

    async publish({pages: built, routes}) {
      const pages = new Map<string, BuiltPage>();
      const problems: string[] = [];
      const terms = termsByPage();
      const {contentLimit, exclude, skipHeadings} = options;
      const reader = prepareWork<ReadOptions, PageToRead, BuiltPage | undefined>(
        path.join(rootDirectory, 'src/plugins/search-index/readWork.ts'),
        {contentLimit, exclude, skipHeadings},
      );
      await pMap(
        routes,
        async route => {
          const html = built.get(route);
          if (html === undefined) return;
          try {
            const explained = terms.get(route.slice(baseUrl.length - 1)) ?? [];
            const source = {html: searchedHtml(html), terms: explained};
            const page = await reader.run(source);
            if (page) pages.set(route, page);
          } catch (error) {
            problems.push(`  ${route}: ${error instanceof Error ? error.message : String(error)}`);
          }
        },
        {concurrency: 8},
      );
      for (const {to} of startPages) {
        if (!pages.has(baseUrl + to.slice(1)))
          problems.push(`  ${to}: suggested by the search dialog, but not built`);
      }
      if (problems.length > 0) {
        throw new Error(`Pages cannot be indexed for search:\n${problems.sort().join('\n')}`);
      }
      const synonyms = [{language: lexiconLanguage, groups: toSynonymGroups(lexicon)}];
      const questions = askedByPage([...pages.keys()]);
      const index = filesIn(indexFolder, buildIndex(pages, synonyms, questions));
      if (!options.answersQuestions) return index;
      const files = await semanticFiles(toShards(pages), {
        baseUrl,
        siteDir: context.siteDir,
        usesKeywordIndex: !options.hasSearchServer,
      });
      return new Map([...index, ...filesIn(semanticFolder, files)]);
    },
  };
}
