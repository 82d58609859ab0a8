/** Turns the built pages of a site into the files of its search index. */

import {stableHash} from '../../search/records/hash.ts';
import {
  type IndexedPage,
  maxPageRank,
  pageRecords,
  type SearchRecord,
} from '../../search/records/record.ts';
import {
  encodeShard,
  type Manifest,
  type Shard,
  type ShardEntry,
  type SynonymGroup,
} from '../../search/records/shard.ts';
import {askedWords} from './askedWords.ts';
import type {BuiltPage} from './readPage.ts';

/** A file of the index: its name inside the index folder and its text. */
export interface IndexFile {
  name: string;
  text: string;
}

/** Docusaurus' name of the latest version here; pages outside the documentation have none. */
const isLatest = ({version = 'current'}: BuiltPage) => version === 'current';

/**
 * How many other pages link to each page: what is linked often is looked for often. An older version
 * counts within itself only, or the more versions there are, the more would count what all link to.
 */
function countInboundLinks(pages: ReadonlyMap<string, BuiltPage>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [url, page] of pages) {
    for (const target of page.links) {
      const isCounted = isLatest(page) || pages.get(target)?.tag === page.tag;
      if (target !== url && isCounted) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return counts;
}

/** What stands in no text, and in the samples of more pages than this, leads to none of them. */
const fewPages = 7;

/** A shard without those further words of its pages that most samples have, such as `import`. */
function withoutUsualWords({pages, ...scope}: Shard): Shard {
  const counts = new Map<string, number>();
  for (const word of pages.flatMap(({further}) => further))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const isTelling = (word: string) => (counts.get(word) ?? 0) <= fewPages;
  return {
    ...scope,
    pages: pages.map(page => ({...page, further: page.further.filter(isTelling)})),
  };
}

/** Questions of readers, by the URL of the page that answers them. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** One shard per language and tag; pages in the order of their URLs, so that builds are stable. */
export function toShards(
  pages: ReadonlyMap<string, BuiltPage>,
  questions: Questions = new Map(),
): Shard[] {
  const inbound = countInboundLinks(pages);
  const shards = new Map<string, Shard>();
  for (const [url, page] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const {language, tag, version, links: _, ...content} = page;
    const key = `${tag}-${language}`;
    const shard = shards.get(key) ?? {language, tag, version, pages: []};
    const rank = Math.min(inbound.get(url) ?? 0, maxPageRank);
    const asked = askedWords(questions.get(url) ?? [], content);
    shard.pages.push({
      url,
      rank,
      ...content,
      ...(asked.length > 0 && {asked}),
    } satisfies IndexedPage);
    shards.set(key, shard);
  }
  return [...shards.values()].map(withoutUsualWords);
}

/** @throws Error that names every URL that belongs to more than one record */
function assertUniqueIds(records: readonly SearchRecord[]): void {
  const seen = new Map<string, SearchRecord>();
  const doubles = records.flatMap(record => {
    const first = seen.get(record.id);
    seen.set(record.id, record);
    return first
      ? [`  ${first.url} ("${first.heading}") and ${record.url} ("${record.heading}")`]
      : [];
  });
  if (doubles.length > 0) {
    throw new Error(
      `Search records share an id:\n${doubles.join('\n')}\nGive each heading of a page an anchor of its own.`,
    );
  }
}

/** What words mean in one language. */
export interface Synonyms {
  language: string;
  groups: readonly SynonymGroup[];
}

/**
 * The files of the index, named after their content: a shard per language and tag, the synonyms of
 * the languages that have pages, and the manifest that lists them.
 *
 * @param pages built pages by URL path
 * @param questions their words lead to the pages as well
 * @throws Error when there is no page, or two records share an id
 */
export function buildIndex(
  pages: ReadonlyMap<string, BuiltPage>,
  synonyms: readonly Synonyms[] = [],
  questions?: Questions,
): IndexFile[] {
  if (pages.size === 0) {
    throw new Error('No built page can be searched: does the theme still write docsearch tags?');
  }
  const shards = toShards(pages, questions).map(shard => ({
    shard,
    records: shard.pages.flatMap(page => pageRecords(page, shard)),
    texts: encodeShard(shard),
  }));
  assertUniqueIds(shards.flatMap(({records}) => records));
  const named = shards.map(({shard: {tag, language}, records, texts: {front, rest}}) => {
    const entry: ShardEntry = {
      language,
      tag,
      file: `${tag}-${language}.${stableHash(front)}.json`,
      rest: `${tag}-${language}-rest.${stableHash(rest)}.json`,
      records: records.length,
    };
    const files = [
      {name: entry.file, text: front},
      {name: entry.rest, text: rest},
    ];
    return {entry, files};
  });
  const languages = new Set(shards.map(({shard}) => shard.language));
  const spoken = synonyms
    .filter(({language}) => languages.has(language))
    .map(({language, groups}) => {
      const text = JSON.stringify(groups);
      return {text, entry: {language, file: `synonyms-${language}.${stableHash(text)}.json`}};
    });
  const manifest: Manifest = {
    shards: named.map(({entry}) => entry),
    ...(spoken.length > 0 && {synonyms: spoken.map(({entry}) => entry)}),
  };
  return [
    ...named.flatMap(({files}) => files),
    ...spoken.map(({text, entry}) => ({name: entry.file, text})),
    {name: 'manifest.json', text: JSON.stringify(manifest)},
  ];
}
