/** What can be chosen in the dialog: pages to open and queries to search for. */

import type {TextPart} from '@site/src/search/marks';
import {startPages, suggestedQueries} from '@site/src/search/suggestions';
import type {HitKind, ResultHit, ResultPage} from '@site/src/search/ui/results';
import {
  type Place,
  placeOf,
  type RecentEntry,
  searchMemory,
} from '@site/src/search/ui/searchMemory';

/** A control beside an option. */
export interface OptionAction {
  icon: 'keep' | 'unkeep' | 'forget';
  /** What it does and what was done, without saying to which option. */
  label: string;
  done: string;
  run(): void;
}

interface OptionBase {
  key: string;
  title: TextPart[];
  /** What can be done beside choosing it; only places and queries that are remembered have some. */
  actions?: readonly OptionAction[];
}

/** Opens a page. */
export interface PageOption extends OptionBase {
  type: 'page';
  url: string;
  kind: HitKind;
  trail?: string;
  snippet?: TextPart[];
  call?: ResultHit['call'];
  /** What is remembered when it is opened; undefined for pages that are at hand anyway. */
  place?: Place;
}

/** Puts a query into the field. */
export interface QueryOption extends OptionBase {
  type: 'query';
  query: string;
  isRecent: boolean;
  /** Name of the docs version to search; undefined for the one of the dialog. */
  version?: string;
  trail?: string;
}

export type DialogOption = PageOption | QueryOption;

export interface OptionGroup {
  key: string;
  label: string;
  options: DialogOption[];
}

/** Label of the group of what was searched and opened last. */
export const recentGroup = 'Recent searches';

function plain(text: string): TextPart[] {
  return [{text, marked: false}];
}

/** A group with its options, or nothing without any. */
function groupOf(label: string, options: DialogOption[]): OptionGroup[] {
  return options.length > 0 ? [{key: label, label, options}] : [];
}

function queryOption(query: string, isRecent: boolean): QueryOption {
  return {type: 'query', key: `? ${query}`, title: plain(query), query, isRecent};
}

function placeOption(place: Place, actions: readonly OptionAction[]): PageOption {
  const {url, title, trail, kind} = place;
  return {type: 'page', key: url, title: plain(title), url, trail, kind, place, actions};
}

function favoriteOption(place: Place): PageOption {
  const unkeep: OptionAction = {
    icon: 'unkeep',
    label: 'Remove from favorites',
    done: 'Removed from favorites',
    run: () => searchMemory.unkeep(place),
  };
  return placeOption(place, [unkeep]);
}

function recentOption(entry: RecentEntry): DialogOption {
  const forget: OptionAction = {
    icon: 'forget',
    label: 'Remove from recent searches',
    done: 'Removed from recent searches',
    run: () => searchMemory.forget(entry),
  };
  if (entry.type === 'query') {
    const {query, version} = entry;
    const key = `? ${version ?? ''} ${query}`;
    return {...queryOption(query, true), key, version, trail: version, actions: [forget]};
  }
  const keep: OptionAction = {
    icon: 'keep',
    label: 'Add to favorites',
    done: 'Added to favorites',
    run: () => searchMemory.keep(entry),
  };
  return placeOption(entry, [keep, forget]);
}

/**
 * Before anything is typed: what was kept, what was searched last, what most readers want.
 *
 * @param toUrl the address of a page in the docs version that is searched; undefined when it is not there
 */
export function idleGroups(toUrl: (path: string) => string | undefined): OptionGroup[] {
  const starts = startPages.flatMap(({label, to}): PageOption[] => {
    const url = toUrl(to);
    return url ? [{type: 'page', key: to, title: plain(label), url, kind: 'page'}] : [];
  });
  return [
    ...groupOf('Favorites', searchMemory.favorites().map(favoriteOption)),
    ...groupOf(recentGroup, searchMemory.recent().map(recentOption)),
    ...groupOf('Start here', starts),
  ];
}

/** After a search without results. */
export function suggestionGroups(): OptionGroup[] {
  return groupOf(
    'Try searching for',
    suggestedQueries.map(query => queryOption(query, false)),
  );
}

/** The label of a page's results: its place, and its title unless the first hit shows it. */
function pageLabel({category, title, hits}: ResultPage): string {
  const showsTitle = hits[0]?.kind !== 'section' || title === category;
  return showsTitle ? category : `${category} › ${title}`;
}

/** Places shown of the best page, and of each other: several pages shall fit before one scrolls. */
const shownHits = {best: 3, other: 2};

/** The results, page by page. */
export function resultGroups(pages: readonly ResultPage[]): OptionGroup[] {
  return pages.map((page, index) => ({
    key: page.url,
    label: pageLabel(page),
    options: page.hits
      .slice(0, index === 0 ? shownHits.best : shownHits.other)
      .map((hit): PageOption => ({type: 'page', key: hit.url, ...hit, place: placeOf(page, hit)})),
  }));
}
