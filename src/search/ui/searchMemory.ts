/**
 * What the search remembers of a reader, in the reader's browser only: what was searched and opened
 * last, and the places that were kept.
 */
import type {HitKind, ResultHit, ResultPage} from './results';
import {isSitePath} from './sitePath';
import {createStoredList} from './storedList';

/** A place of the documentation that was opened from the search. */
export interface Place {
  type: 'place';
  url: string;
  title: string;
  /** Where it stands: category, page, headings above. */
  trail: string;
  kind: HitKind;
}

/** A query whose results page was opened. */
export interface PastQuery {
  type: 'query';
  query: string;
  /** Name of the docs version that was searched, when it was not the latest. */
  version?: string;
}

export type RecentEntry = Place | PastQuery;

export const recentKey = 'docs-search-recent';
export const favoritesKey = 'docs-search-favorites';

const kinds: readonly unknown[] = ['page', 'operation', 'section'] satisfies HitKind[];

/** Longest stored text in characters. */
const maxLength = 120;

/** The beginning of a text; whole characters, so that no emoji is cut in two. */
function shortened(text: string): string {
  const characters = [...text.trim()];
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('')}…`
    : text.trim();
}

function parsePlace(value: unknown): Place | undefined {
  const {type, url, title, trail, kind} = Object(value) as {[Key in keyof Place]?: unknown};
  const isPlace = type === 'place' && isSitePath(url) && kinds.includes(kind);
  if (!isPlace || typeof title !== 'string' || typeof trail !== 'string') return undefined;
  return {type, url, title, trail, kind: kind as HitKind};
}

function parseQuery(value: unknown): PastQuery | undefined {
  const {type, query, version} = Object(value) as {[Key in keyof PastQuery]?: unknown};
  if (type !== 'query' || typeof query !== 'string') return undefined;
  return {type, query, ...(typeof version === 'string' && {version})};
}

const recent = createStoredList<RecentEntry>({
  key: recentKey,
  limit: 5,
  identityOf: entry =>
    entry.type === 'place' ? entry.url : `? ${entry.version ?? ''} ${entry.query.toLowerCase()}`,
  parse: value => parsePlace(value) ?? parseQuery(value),
});

const favorites = createStoredList<Place>({
  key: favoritesKey,
  limit: 50,
  identityOf: ({url}) => url,
  parse: parsePlace,
});

function isFavorite({url}: Place): boolean {
  return favorites.read().some(favorite => favorite.url === url);
}

/** The place of a hit, with short texts. */
export function placeOf({version, category, title}: ResultPage, hit: ResultHit): Place {
  const heading = hit.title.map(({text}) => text).join('');
  const parts = [category, title, hit.trail].filter(text => text !== heading);
  const trail = [version, ...parts].filter(Boolean);
  return {
    type: 'place',
    url: hit.url,
    title: shortened(heading),
    trail: shortened([...new Set(trail)].join(' › ')),
    kind: hit.kind,
  };
}

export const searchMemory = {
  recent: recent.read,
  favorites: favorites.read,
  /** Remembers a query; blank ones are not kept. */
  rememberQuery(query: string, version?: {name: string; isLast: boolean}): void {
    const text = shortened(query);
    const isOlder = version && !version.isLast;
    if (text) recent.add({type: 'query', query: text, ...(isOlder && {version: version.name})});
  },
  /** Remembers that a place was opened; favorites are at hand anyway. */
  rememberPlace(place: Place): void {
    if (!isFavorite(place)) recent.add(place);
  },
  /** Moves a place from the recent ones to the favorites. */
  keep(place: Place): void {
    favorites.add(place);
    recent.remove(place);
  },
  /** Moves a favorite back, so that a slip loses nothing. */
  unkeep(place: Place): void {
    favorites.remove(place);
    recent.add(place);
  },
  forget: recent.remove,
  forgetRecent: recent.clear,
};
