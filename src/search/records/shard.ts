/**
 * The files of the embedded index. A shard holds the pages of one language and one
 * `docusaurus_tag`, without anything that can be derived, and with codes for frequent words (left
 * out here):
 *
 *   {"language":"en","tag":"docs-default-current","version":"current","words":[…],"pages":[
 *     ["/docs/guides/inbox","Guides",3,["In-app inbox"],["bell"],[
 *       [1,"Inbox","The inbox is a list …",""],[2,"Add the bell","The bell …"],
 *       [2,"Events","An event …","all-events"]]]]}
 *
 * The synonyms of a language are a file of their own, for all of its shards.
 *
 * The files are named after their content and listed in a manifest under a fixed name: scripts are
 * bundled before the pages are rendered, so they cannot know the names.
 */
import {
  type HeadingLevel,
  type IndexedPage,
  type PageScope,
  pageRecords,
  type SearchRecord,
} from './record.ts';
import {chooseWords, createEncoder, decode} from './wordCodes.ts';

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

/** Without an anchor when that follows from the heading. */
type CompactSection = [level: HeadingLevel, heading: string, content: string, anchor?: string];
type CompactPage = [
  url: string,
  category: string,
  rank: number,
  names: string[],
  topics: string[],
  sections: CompactSection[],
];
interface CompactShard extends PageScope {
  words: string[];
  pages: CompactPage[];
}

/** The anchor that most headings have: their words in lower case, joined with hyphens. */
export function usualAnchor(heading: string): string {
  return (
    heading
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

/** @returns the JSON text of a shard file */
export function encodeShard({pages, ...scope}: Shard): string {
  const sections = pages.flatMap(page => page.sections);
  const words = chooseWords(sections.flatMap(({heading, content}) => [heading, content]));
  const encode = createEncoder(words);
  const compact: CompactShard = {
    ...scope,
    words,
    pages: pages.map(({url, category, rank, names, topics, sections}) => [
      url,
      category,
      rank,
      names,
      topics,
      sections.map(({level, heading, content, anchor}): CompactSection => {
        const texts = [level, encode(heading), encode(content)] as const;
        return anchor === usualAnchor(heading) ? [...texts] : [...texts, anchor];
      }),
    ]),
  };
  return JSON.stringify(compact);
}

/** @param json the parsed content of a file that `encodeShard` wrote */
export function decodeShard(json: unknown): Shard {
  const {pages, words, ...scope} = json as CompactShard;
  return {
    ...scope,
    pages: pages.map(([url, category, rank, names, topics, sections]) => ({
      url,
      category,
      rank,
      names,
      topics,
      sections: sections.map(([level, heading, content, anchor]) => {
        const text = decode(heading, words);
        return {
          level,
          heading: text,
          anchor: anchor ?? usualAnchor(text),
          content: decode(content, words),
        };
      }),
    })),
  };
}

/** All records of a shard, page by page. */
export function shardRecords({pages, ...scope}: Shard): SearchRecord[] {
  return pages.flatMap(page => pageRecords(page, scope));
}
