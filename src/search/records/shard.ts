/**
 * The files of the embedded index. A shard holds the pages of one language and one
 * `docusaurus_tag`, without anything that `pageRecords` can derive:
 *
 *   {"language":"en","tag":"docs-default-current","version":"current","pages":[
 *     ["/docs/guides/inbox","Guides",3,["In-app inbox"],[
 *       [1,"Inbox","","The inbox is a list …"],[2,"Add the bell","add-the-bell","The bell …"]]]]}
 *
 * The synonyms of a language are a file of their own, for all of its shards.
 *
 * The files are named after their content and listed in a manifest under a fixed name: scripts are
 * bundled before the pages are rendered, so they cannot know the names.
 */
import {type IndexedPage, type PageScope, pageRecords, type SearchRecord} from './record.ts';

/** Folder of the index inside the built site. */
export const indexFolder = 'search';
/** Path of the manifest inside the built site. */
export const manifestPath = `${indexFolder}/manifest.json`;

export interface Shard extends PageScope {
  pages: IndexedPage[];
}

/** One line of the manifest. */
export interface ShardEntry {
  language: string;
  tag: string;
  /** File name beside the manifest. */
  file: string;
  /** Number of records that the shard yields. */
  records: number;
}

/** Words that mean the same, and what readers say instead; see `src/search/lexicon`. */
export type SynonymGroup = [same: string[], asks: string[]];

/** Where the synonyms of a language are. */
export interface SynonymsEntry {
  language: string;
  /** File name beside the manifest; it holds a list of `SynonymGroup`. */
  file: string;
}

export interface Manifest {
  shards: ShardEntry[];
  /** Absent when there are none. */
  synonyms?: SynonymsEntry[];
}

type CompactSection = [level: number, heading: string, anchor: string, content: string];
type CompactPage = [
  url: string,
  category: string,
  rank: number,
  keywords: string[],
  sections: CompactSection[],
];
interface CompactShard extends PageScope {
  pages: CompactPage[];
}

/** @returns the JSON text of a shard file */
export function encodeShard({pages, ...scope}: Shard): string {
  const compact: CompactShard = {
    ...scope,
    pages: pages.map(page => [
      page.url,
      page.category,
      page.rank,
      page.keywords,
      page.sections.map(({level, heading, anchor, content}) => [level, heading, anchor, content]),
    ]),
  };
  return JSON.stringify(compact);
}

/** @param json the parsed content of a file that `encodeShard` wrote */
export function decodeShard(json: unknown): Shard {
  const {pages, ...scope} = json as CompactShard;
  return {
    ...scope,
    pages: pages.map(([url, category, rank, keywords, sections]) => ({
      url,
      category,
      rank,
      keywords,
      sections: sections.map(([level, heading, anchor, content]) => ({
        level: level as 1 | 2 | 3 | 4,
        heading,
        anchor,
        content,
      })),
    })),
  };
}

/** All records of a shard, page by page. */
export function shardRecords({pages, ...scope}: Shard): SearchRecord[] {
  return pages.flatMap(page => pageRecords(page, scope));
}
