/**
 * The files of the embedded index. A shard holds the pages of one language and one
 * `docusaurus_tag`, without anything that can be derived, and with codes for frequent words (left
 * out here). It is two files, of which the first answers most searches while the second is on its way:
 *
 *   {"language":"en","tag":"docs-default-current","version":"current","words":[…],"pages":[
 *     ["/docs/guides/inbox","Guides",3,["In-app inbox"],["bell"],[
 *       [1,"Inbox","The inbox is a list …"],[2,"Add the bell","The bell …"],
 *       [2,"Events","An event …","all-events"]],""]]}
 *
 *   {"texts":[" of what happened …"," shows …",""],"further":["onclick render","# %"]}
 *
 * The synonyms of a language are a file of their own, for all of its shards.
 *
 * The files are named after their content and listed in a manifest under a fixed name: scripts are
 * bundled before the pages are rendered, so they cannot know the names.
 */

import {type PackedWords, packWords, unpackWords} from './packedWords.ts';
import {
  type HeadingLevel,
  type IndexedPage,
  type PageScope,
  pageRecords,
  type SearchRecord,
} from './record.ts';
import {foldSentences, unfoldSentences} from './sentenceCase.ts';
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
  /** Name of the first file, beside the manifest. */
  file: string;
  /** Name of the second file. */
  rest: string;
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

/** The texts of a shard's two files. */
export interface ShardTexts {
  front: string;
  rest: string;
}

/** Without an anchor when that follows from the heading. */
type CompactSection = [level: HeadingLevel, heading: string, lead: string, anchor?: string];
type CompactPage = [
  url: string,
  category: string,
  rank: number,
  names: string[],
  topics: string[],
  sections: CompactSection[],
  operation: string,
];
interface CompactFront extends PageScope {
  words: string[];
  pages: CompactPage[];
}
interface CompactRest {
  /** What follows the lead of each section, page by page. */
  texts: string[];
  further: PackedWords;
}

/** So much of a text stands in the first file, in characters. */
const leadLength = 50;

/** The beginning of a text, whole words. */
function leadOf(text: string): string {
  if (text.length <= leadLength) return text;
  const end = text.lastIndexOf(' ', leadLength);
  return text.slice(0, end > 0 ? end : leadLength);
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

/** @returns the JSON texts of the files of a shard */
export function encodeShard({pages: unfolded, ...scope}: Shard): ShardTexts {
  const pages = unfolded.map(page => ({
    ...page,
    sections: page.sections.map(own => ({...own, content: foldSentences(own.content)})),
  }));
  const sections = pages.flatMap(page => page.sections);
  const words = chooseWords(sections.flatMap(({heading, content}) => [heading, content]));
  const encode = createEncoder(words);
  const front: CompactFront = {
    ...scope,
    words,
    pages: pages.map(page => [
      page.url,
      page.category,
      page.rank,
      page.names,
      page.topics,
      page.sections.map(({level, heading, content, anchor}): CompactSection => {
        const texts = [level, encode(heading), encode(leadOf(content))] as const;
        return anchor === usualAnchor(heading) ? [...texts] : [...texts, anchor];
      }),
      page.operation ?? '',
    ]),
  };
  const rest: CompactRest = {
    texts: sections.map(({content}) => encode(content.slice(leadOf(content).length))),
    further: packWords(pages.map(({further}) => further)),
  };
  return {front: JSON.stringify(front), rest: JSON.stringify(rest)};
}

/**
 * @param front the parsed content of the first file of `encodeShard`
 * @param rest that of the second; without it, texts are their beginnings
 */
export function decodeShard(front: unknown, rest?: unknown): Shard {
  const {pages, words, ...scope} = front as CompactFront;
  const {texts, further} = (rest as CompactRest | undefined) ?? {texts: [], further: undefined};
  const furtherWords = further ? unpackWords(further) : new Map<number, string[]>();
  const following = texts.values();
  return {
    ...scope,
    pages: pages.map(([url, category, rank, names, topics, sections, operation], at) => ({
      url,
      category,
      rank,
      names,
      topics,
      sections: sections.map(([level, heading, lead, anchor]) => {
        const text = decode(heading, words);
        return {
          level,
          heading: text,
          anchor: anchor ?? usualAnchor(text),
          content: unfoldSentences(decode(lead + (following.next().value ?? ''), words)),
        };
      }),
      ...(operation && {operation}),
      further: furtherWords.get(at) ?? [],
    })),
  };
}

/** All records of a shard, page by page. */
export function shardRecords({pages, ...scope}: Shard): SearchRecord[] {
  return pages.flatMap(page => pageRecords(page, scope));
}
