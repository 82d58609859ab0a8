/** One search through the new collection, asked as the site asks, before readers get to it. */
import {parameters} from '../../src/search/parameters.ts';
import {
  isFailure,
  type MultiSearchResponse,
  type SearchParameters,
} from '../../src/search/protocol.ts';
import type {SearchRecord} from '../../src/search/records/record.ts';
import {scopeFilter} from '../../src/search/scope.ts';

export interface SmokeSearch {
  parameters: SearchParameters;
  /** The page that must be among the hits. */
  url: string;
}

/** Looks for the title of the most important page. */
export function smokeSearch(collection: string, records: readonly SearchRecord[]): SmokeSearch {
  const pages = records.filter(({type}) => type === 'lvl1');
  const page = (pages.length > 0 ? pages : records).reduce((best, other) =>
    other.item_priority > best.item_priority ? other : best,
  );
  return {
    parameters: {
      ...parameters,
      collection,
      // A word after a hyphen would be left out.
      q: page.heading.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
      filter_by: scopeFilter(page.language, [page.docusaurus_tag]),
      per_page: 50,
    },
    url: page.url_without_anchor,
  };
}

/** What is wrong with the answer; undefined when the page was found. */
export function smokeProblem({parameters: {q}, url}: SmokeSearch, {results}: MultiSearchResponse) {
  const [result] = results;
  if (!result) return 'the answer holds no result';
  if (isFailure(result)) return result.error;
  const urls = result.grouped_hits.map(({group_key: [key]}) => key);
  return urls.includes(url) ? undefined : `"${q}" does not find ${url}`;
}
