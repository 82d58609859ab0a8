/**
 * The files of the embedded index. A shard holds the pages of one language and one
 * `docusaurus_tag`, without anything that can be derived, and with codes for frequent words (left
 * out here). It is two files, of which the first answers most searches while the second is on its way:
 *
 *   {"language":"en","tag":"docs-default-current","version":"current","words":["…","…"],
 *    "urls":" /docs/guides/inbox| /docs/guides/email","categories":" Guides| Guides","ranks":[3,0],
 *    "names":" In-app inbox~","topics":" bell| feed~","operations":"|","levels":"122~1",
 *    "headings":" inbox| add the bell| events| email","leads":" the inbox is a list| the bell|…",
 *    "anchors":"|| all-events|"}
 *
 *   {"words":["…","…"],"texts":" of what happened …| shows …||","further":["onclick render","# %"],"asked":["","#"]}
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
  type Section,
} from './record.ts';
import {foldSentences, unfoldSentences} from './sentenceCase.ts';
import {
  chooseWords,
  createEncoder,
  decode,
  readWords,
  separators,
  type WordTexts,
} from './wordCodes.ts';

export {indexFolder, manifestPath} from './paths.ts';

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

/**
 * Pages and sections in columns, each a text of encoded texts with separators between them: values of a kind side by
 * side compress better than what belongs together.
 */
interface CompactFront extends PageScope {
  words: WordTexts;
  urls: string;
  categories: string;
  ranks: number[];
  names: string;
  topics: string;
  operations: string;
  /** The levels of the sections of each page, a digit each. */
  levels: string;
  headings: string;
  leads: string;
  /** Empty when it follows from the heading. */
  anchors: string;
}
interface CompactRest {
  /** Those that no text of the first file needs. */
  words: WordTexts;
  /** What follows the lead of each section, page by page. */
  texts: string;
  further: PackedWords;
  asked: PackedWords;
}

/** So much of a text stands in the first file, in characters. */
const leadLength = 30;

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

/** Encoded texts as one. They begin with a space, as most words in a text do, so that these have the same codes. */
function toColumn(texts: readonly string[], encode: (text: string) => string): string {
  return texts.map(text => text && encode(` ${text}`)).join(separators.text);
}

function fromColumn(column: string, words: readonly string[]): string[] {
  return column.split(separators.text).map(text => decode(text, words).slice(1));
}

/** The anchor of the page itself, or of a section whose heading tells it. */
function impliedAnchor({level, heading}: Pick<Section, 'level' | 'heading'>): string {
  return level === 1 ? '' : usualAnchor(heading);
}

/** The words of texts, lower case, once each: those that need not be written down. */
function wordsOf(pages: readonly Pick<IndexedPage, 'sections'>[]): string[] {
  const words = new Set<string>();
  for (const {heading, content} of pages.flatMap(({sections}) => sections)) {
    const text = `${heading} ${content}`.toLowerCase();
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
  }
  return [...words];
}

/** @returns the JSON texts of the files of a shard */
export function encodeShard({pages, ...scope}: Shard): ShardTexts {
  const sections = pages.flatMap(page =>
    page.sections.map(section => ({...section, content: foldSentences(section.content)})),
  );
  const leads = sections.map(({content}) => leadOf(content));
  const texts = sections.map(({content}, at) => content.slice(leads[at]?.length));
  const columns = {
    urls: pages.map(({url}) => url),
    categories: pages.map(({category}) => category),
    operations: pages.map(({operation = ''}) => operation),
    headings: sections.map(({heading}) => foldSentences(heading)),
    leads,
    anchors: sections.map(section =>
      section.anchor === impliedAnchor(section) ? '' : section.anchor,
    ),
  };
  const lists = {
    names: pages.map(({names}) => names),
    topics: pages.map(({topics}) => topics),
  };
  const all = [...Object.values(columns), ...Object.values(lists).flat()].flat();
  const {first, others} = chooseWords(
    all.map(text => ` ${text}`),
    texts,
  );
  const encode = createEncoder(readWords(first, others));
  const encodeLists = (own: readonly string[][]) =>
    own.map(list => toColumn(list, encode)).join(separators.list);
  const front: CompactFront = {
    ...scope,
    words: first,
    urls: toColumn(columns.urls, encode),
    categories: toColumn(columns.categories, encode),
    ranks: pages.map(({rank}) => rank),
    names: encodeLists(lists.names),
    topics: encodeLists(lists.topics),
    operations: toColumn(columns.operations, encode),
    levels: pages.map(page => page.sections.map(({level}) => level).join('')).join(separators.list),
    headings: toColumn(columns.headings, encode),
    leads: toColumn(columns.leads, encode),
    anchors: toColumn(columns.anchors, encode),
  };
  const known = wordsOf(pages);
  const rest: CompactRest = {
    words: others,
    texts: texts.map(encode).join(separators.text),
    further: packWords(
      pages.map(({further}) => further),
      known,
    ),
    asked: packWords(
      pages.map(({asked = []}) => asked),
      known,
    ),
  };
  return {front: JSON.stringify(front), rest: JSON.stringify(rest)};
}

/**
 * @param front the parsed content of the first file of `encodeShard`
 * @param rest that of the second; without it, texts are their beginnings
 */
export function decodeShard(front: unknown, rest?: unknown): Shard {
  const {language, tag, version, words: first, ranks, levels, ...columns} = front as CompactFront;
  const {words: others, texts, further, asked} = (rest as CompactRest | undefined) ?? {};
  const words = readWords(first, others);
  const read = (column: string) => fromColumn(column, words);
  const readLists = (column: string) =>
    column.split(separators.list).map(list => (list ? read(list) : []));
  const categories = read(columns.categories);
  const operations = read(columns.operations);
  const names = readLists(columns.names);
  const topics = readLists(columns.topics);
  const headings = read(columns.headings).map(unfoldSentences);
  const leads = read(columns.leads);
  const anchors = read(columns.anchors);
  const following = texts?.split(separators.text).map(text => decode(text, words)) ?? [];

  const levelsOfPages = levels.split(separators.list);
  let at = 0;
  const pages = read(columns.urls).map((url, page): IndexedPage => {
    const operation = operations[page];
    const sections = Array.from(levelsOfPages[page] ?? '', (digit): Section => {
      const level = Number(digit) as HeadingLevel;
      const heading = headings[at] ?? '';
      const content = unfoldSentences((leads[at] ?? '') + (following[at] ?? ''));
      const anchor = anchors[at] || impliedAnchor({level, heading});
      at += 1;
      return {level, heading, anchor, content};
    });
    return {
      url,
      category: categories[page] ?? '',
      rank: ranks[page] ?? 0,
      names: names[page] ?? [],
      topics: topics[page] ?? [],
      sections,
      ...(operation && {operation}),
      further: [],
    };
  });
  const scope = {language, tag, ...(version && {version})};
  if (!further || !asked) return {...scope, pages};
  const known = wordsOf(pages);
  const furtherWords = unpackWords(further, known);
  const askedWords = unpackWords(asked, known);
  return {
    ...scope,
    pages: pages.map((page, position) => {
      const words = askedWords.get(position);
      return {...page, further: furtherWords.get(position) ?? [], ...(words && {asked: words})};
    }),
  };
}

/** All records of a shard, page by page. */
export function shardRecords({pages, ...scope}: Shard): SearchRecord[] {
  return pages.flatMap(page => pageRecords(page, scope));
}
