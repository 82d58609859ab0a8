/** One search through the new collection, asked as the site asks, before readers get to it. */
import {isFailure} from '../../src/search/protocol.ts';
import type {SearchRecord} from '../../src/search/records/record.ts';
import {scopeFilter} from '../../src/search/scope.ts';
import {createFinding, type FindingSearch} from '../../src/search/typesense/finding.ts';
import type {FindingAnswer} from './server.ts';

export interface SmokeSearch {
  search: FindingSearch;
  /** The page that must be among the hits. */
  url: string;
}

const createSearches = createFinding([]);

/** Looks for the title of the most important page. */
export function smokeSearch(collection: string, records: readonly SearchRecord[]): SmokeSearch {
  const pages = records.filter(({type}) => type === 'lvl1');
  const page = (pages.length > 0 ? pages : records).reduce((best, other) =>
    other.item_priority > best.item_priority ? other : best,
  );
  const [search] = createSearches({
    collection,
    q: page.heading,
    filter_by: scopeFilter(page.language, [page.docusaurus_tag]),
    per_page: 50,
  });
  return {search, url: page.url_without_anchor};
}

/** What is wrong with the answer; undefined when the page was found. */
export function smokeProblem({search, url}: SmokeSearch, {results}: FindingAnswer) {
  const [result] = results;
  if (!result) return 'the answer holds no result';
  if (isFailure(result)) return result.error;
  const urls = result.hits.map(({document}) => document.url_without_anchor);
  return urls.includes(url) ? undefined : `"${search?.q}" does not find ${url}`;
}
