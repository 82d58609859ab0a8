/** Both searches of the built site, asked as the widget asks them. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildDirectory} from '../../../scripts/lib/paths';
import {createSearchClient} from '../../../src/search';
import {choosePages} from '../../../src/semantic/engine/choose';
import {createSemanticEngine} from '../../../src/semantic/engine/engine';
import type {SemanticIndex} from '../../../src/semantic/index/shape';
import {
  manifestFile,
  type SemanticManifest,
  semanticFolder,
} from '../../../src/semantic/service/files';
import {closePages, keywordFilter} from '../../../src/semantic/service/service';
import {openService} from '../../search/support/engines';

/** Pages in their order. */
export interface Found {
  semantic: string[];
  keyword: string[];
}

export interface Engines {
  ask(question: string): Promise<Found>;
  /** Text of the index as it is sent, before compression. */
  indexText: string;
  /** Addresses of all pages that can be found. */
  pages: ReadonlySet<string>;
}

async function readAsk(file: string): Promise<string> {
  return readFile(path.join(buildDirectory, semanticFolder, file), 'utf8');
}

/** @param version Docusaurus' name of it */
export async function openEngines(version: string): Promise<Engines> {
  const client = createSearchClient(openService(), 'docs');
  const {indexes}: SemanticManifest = JSON.parse(await readAsk(manifestFile));
  const tag = `docs-default-${version}`;
  const indexText = await readAsk(indexes.find(index => index.tag === tag)?.file ?? '');
  const index: SemanticIndex = JSON.parse(indexText);
  const engine = createSemanticEngine(index);
  return {
    indexText,
    pages: new Set(index.pages.map(({url}) => url)),
    async ask(q) {
      const answer = await client.search({
        q,
        filter_by: keywordFilter(tag),
        per_page: 60,
      });
      const keyword = closePages(answer);
      const semantic = choosePages(q, engine.find(q), keyword);
      return {
        semantic: semantic.map(({url}) => url),
        keyword: keyword.map(({url}) => url),
      };
    },
  };
}
