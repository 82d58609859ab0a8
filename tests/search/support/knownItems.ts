/**
 * Queries made of the site's own records, each with the pages that it was made from. Which records
 * are taken and what is done to them hangs on hashes of their ids: the same site gives the same
 * queries, and a new page changes few of them.
 */
import {stableHash} from '../../../src/search/records/hash';
import type {SearchRecord} from '../../../src/search/records/record';

export interface KnownItem {
  query: string;
  /** Pages that hold what was asked for. */
  pages: readonly string[];
}

export interface KnownItems {
  name: string;
  items: readonly KnownItem[];
}

const itemsPerKind = 200;
/** What more pages than this have in common ("Before you begin") leads to none of them. */
const maxPages = 3;

/** A number from 0 to 1, always the same for a seed. */
function chance(seed: string): number {
  return Number.parseInt(stableHash(seed).slice(-6), 36) / 36 ** 6;
}

function choose<T>(values: readonly T[], seed: string): T | undefined {
  return values[Math.floor(chance(seed) * values.length)];
}

/** Pages by what they hold, without what too many of them hold. */
function pagesBy(entries: Iterable<readonly [key: string, page: string]>): Map<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const [key, page] of entries) pages.set(key, (pages.get(key) ?? new Set()).add(page));
  return new Map(
    [...pages].flatMap(([key, found]) =>
      found.size <= maxPages ? [[key, [...found]] as const] : [],
    ),
  );
}

function sample(items: readonly KnownItem[], seed: string): KnownItem[] {
  const drawn = items.map(item => ({item, place: chance(`${seed} ${item.query}`)}));
  return drawn
    .sort((a, b) => a.place - b.place)
    .slice(0, itemsPerKind)
    .map(({item}) => item);
}

/** The last word, half of it still to be typed; undefined when it is short. */
function cutPrefix(heading: string): string | undefined {
  const [, start = '', last = ''] = /^(.*?)(\p{L}{5,})$/u.exec(heading) ?? [];
  return last ? start + last.slice(0, Math.ceil(last.length / 2)) : undefined;
}

type Mistake = (word: string, at: number) => string;

const mistakes: readonly Mistake[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}e${word.slice(at + 1)}`,
];

/** One typing mistake in a word of five letters or more, never in its first two letters. */
function withTypo(heading: string, seed: string): string | undefined {
  const word = choose(heading.match(/\p{L}{5,}/gu) ?? [], `${seed} word`);
  const mistake = choose(mistakes, `${seed} mistake`);
  if (!word || !mistake) return undefined;
  const at = 2 + Math.floor(chance(`${seed} letter`) * (word.length - 2));
  const wrong = mistake(word, at);
  return wrong === word ? undefined : heading.replace(word, wrong);
}

/** `markAsRead`, `user_id`, `fcm.tokens`: what only code writes so. */
const identifier =
  /\b\p{L}[\p{L}\p{N}]*(?:[._][\p{L}\p{N}]+)+\b|\b\p{Ll}+(?:\p{Lu}[\p{Ll}\p{N}]+)+\b/gu;

function identifiersOf({heading, content = ''}: SearchRecord): string[] {
  return (`${heading} ${content}`.match(identifier) ?? []).filter(({length}) => length <= 40);
}

/** Queries of each kind. */
export function knownItems(records: readonly SearchRecord[]): KnownItems[] {
  const headings = pagesBy(
    records.flatMap(({heading, names = [], url_without_anchor: page}) =>
      [heading, ...names].map(name => [name.toLowerCase(), page] as const),
    ),
  );
  const identifiers = pagesBy(
    records.flatMap(record =>
      identifiersOf(record).map(name => [name, record.url_without_anchor] as const),
    ),
  );
  const change = (name: string, toQuery: (heading: string) => string | undefined): KnownItems => {
    const items = [...headings].flatMap(([heading, pages]) => {
      const query = toQuery(heading);
      return query ? [{query, pages}] : [];
    });
    return {name, items: sample(items, name)};
  };
  const named = [...identifiers].map(([query, pages]) => ({query, pages}));
  return [
    change('own heading', heading => heading),
    change('cut prefix', cutPrefix),
    change('one typo', heading => withTypo(heading, heading)),
    {name: 'identifier', items: sample(named, 'identifier')},
  ];
}

/** The title of each page of the documentation. */
export function ownTitles(records: readonly SearchRecord[]): KnownItem[] {
  const titles = new Map<string, string[]>();
  for (const {heading, type, docusaurus_tag: tag, url} of records) {
    if (type !== 'lvl1' || !tag.startsWith('docs-default-')) continue;
    titles.set(heading, [...(titles.get(heading) ?? []), url]);
  }
  return [...titles].map(([query, pages]) => ({query, pages}));
}
