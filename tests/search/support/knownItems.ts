/**
 * Queries made of the site's own records, each with the pages that it was made from. Which records
 * are taken and what is done to them hangs on hashes: the same site gives the same queries, and a
 * new page changes few of them.
 */
import type {SearchRecord} from '../../../src/search/records/record';
import {
  camelWords,
  cutPrefix,
  inTrace,
  threeWords,
  withJoinedWords,
  withTwoTypos,
  withTypo,
} from './changes';
import {draw} from './sampling';

export interface KnownItem {
  query: string;
  /** Pages that hold what was asked for. */
  pages: readonly string[];
}

export interface KnownItems {
  name: string;
  items: readonly KnownItem[];
}

const itemsPerKind = 100;
/** What more pages than this have in common ("Before you begin") leads to none of them. */
const maxPages = 3;

type Entry = readonly [key: string, page: string];

/** Pages by what they hold, without what too many of them hold. */
function pagesBy(entries: Iterable<Entry>): Map<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const [key, page] of entries) pages.set(key, (pages.get(key) ?? new Set()).add(page));
  return new Map(
    [...pages].flatMap(([key, found]) =>
      found.size <= maxPages ? [[key, [...found]] as const] : [],
    ),
  );
}

/** A class of queries made from what pages hold; what a change gives undefined for is left out. */
function itemsOf(
  name: string,
  pages: ReadonlyMap<string, readonly string[]>,
  toQuery: (key: string) => string | undefined = key => key,
): KnownItems {
  const items = [...pages].flatMap(([key, found]) => {
    const query = toQuery(key);
    return query ? [{query, pages: found}] : [];
  });
  return {name, items: draw(items, itemsPerKind, name, ({query}) => query)};
}

/** `markAsRead`, `user_id`, `fcm.tokens`: what only code writes so. */
const identifier =
  /\b\p{L}[\p{L}\p{N}]*(?:[._][\p{L}\p{N}]+)+\b|\b\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]+)+\b/gu;

function identifiersOf({heading, content = ''}: SearchRecord): string[] {
  return (`${heading} ${content}`.match(identifier) ?? []).filter(({length}) => length <= 40);
}

/** Three words of a section of each page, with all pages that have a section with these words. */
function contentWords(records: readonly SearchRecord[]): KnownItems {
  const name = 'three content words';
  const texts = records.map(({content = '', url_without_anchor: page}) => ({
    page,
    words: new Set(content.toLowerCase().match(/\p{L}+/gu)),
  }));
  const queries = draw(records, itemsPerKind * 2, name, ({id}) => id).flatMap(
    ({content = '', id}) => threeWords(content, id) ?? [],
  );
  const pages = pagesBy(
    queries.flatMap(query => {
      const words = query.split(' ');
      const holders = texts.filter(text => words.every(word => text.words.has(word)));
      return holders.map(({page}): Entry => [query, page]);
    }),
  );
  return itemsOf(name, pages);
}

/** Queries of each kind. */
export function knownItems(records: readonly SearchRecord[]): KnownItems[] {
  const headings = pagesBy(
    records.flatMap(({heading, names = [], url_without_anchor: page}) =>
      [heading, ...names].map((name): Entry => [name.toLowerCase(), page]),
    ),
  );
  const identifiers = pagesBy(
    records.flatMap(record =>
      identifiersOf(record).map((name): Entry => [name, record.url_without_anchor]),
    ),
  );
  return [
    itemsOf('own heading', headings),
    itemsOf('cut prefix', headings, cutPrefix),
    itemsOf('one typo', headings, withTypo),
    itemsOf('two typos', headings, withTwoTypos),
    itemsOf('identifier', identifiers),
    itemsOf('identifier in a trace', identifiers, inTrace),
    itemsOf('camel parts', identifiers, camelWords),
    itemsOf('joined words', headings, withJoinedWords),
    contentWords(records),
  ];
}

/** The title of each page of the documentation; titles that differ in case only are one. */
export function ownTitles(records: readonly SearchRecord[]): KnownItem[] {
  const titles = new Map<string, KnownItem>();
  for (const {heading, type, docusaurus_tag: tag, url} of records) {
    if (type !== 'lvl1' || !tag.startsWith('docs-default-')) continue;
    const {query, pages} = titles.get(heading.toLowerCase()) ?? {query: heading, pages: []};
    titles.set(heading.toLowerCase(), {query, pages: [...pages, url]});
  }
  return [...titles.values()];
}
