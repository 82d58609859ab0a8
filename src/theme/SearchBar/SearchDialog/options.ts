/** What can be chosen in the dialog: pages to open and queries to search for. */

import type {TextPart} from '@site/src/search/marks';
import {startPages, suggestedQueries} from '@site/src/search/suggestions';
import type {HitKind, ResultPage} from '@site/src/search/ui/results';

interface OptionBase {
  key: string;
  title: TextPart[];
}

/** Opens a page. */
export interface PageOption extends OptionBase {
  type: 'page';
  url: string;
  kind: HitKind;
  trail?: string;
  snippet?: TextPart[];
}

/** Puts a query into the field. */
export interface QueryOption extends OptionBase {
  type: 'query';
  query: string;
  isRecent: boolean;
}

export type DialogOption = PageOption | QueryOption;

export interface OptionGroup {
  key: string;
  label: string;
  options: DialogOption[];
}

function plain(text: string): TextPart[] {
  return [{text, marked: false}];
}

function queryGroup(label: string, queries: readonly string[], isRecent: boolean): OptionGroup[] {
  if (queries.length === 0) return [];
  const options = queries.map(
    (query): QueryOption => ({type: 'query', key: query, title: plain(query), query, isRecent}),
  );
  return [{key: label, label, options}];
}

/** Before anything is typed: what was searched last, and the pages most readers want. */
export function idleGroups(
  recentSearches: readonly string[],
  toUrl: (path: string) => string,
): OptionGroup[] {
  const options = startPages.map(
    ({label, to}): PageOption => ({
      type: 'page',
      key: to,
      title: plain(label),
      url: toUrl(to),
      kind: 'page',
    }),
  );
  return [
    ...queryGroup('Recent searches', recentSearches, true),
    {key: 'start', label: 'Start here', options},
  ];
}

/** After a search without results. */
export function suggestionGroups(): OptionGroup[] {
  return queryGroup('Try searching for', suggestedQueries, false);
}

/** The label of a page's results: its place, and its title unless the first hit shows it. */
function pageLabel({category, title, hits}: ResultPage): string {
  const showsTitle = hits[0]?.kind !== 'section' || title === category;
  return showsTitle ? category : `${category} › ${title}`;
}

/** The results, page by page. */
export function resultGroups(pages: readonly ResultPage[]): OptionGroup[] {
  return pages.map(page => ({
    key: page.url,
    label: pageLabel(page),
    options: page.hits.map((hit): PageOption => ({type: 'page', key: hit.url, ...hit})),
  }));
}
