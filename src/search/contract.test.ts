/**
 * Holds the embedded engine to recordings of a real search server (Typesense 0.24.1). It may order
 * the tail differently and find more typos; counts of exact words, the first hit and the shape of
 * what the site reads must be the same.
 */
import {describe, expect, it} from 'vitest';
import {fixture, recording} from '../../tests/support/typesense/recordings';
import {createEngine} from './embedded/engine';
import {markEnd, markStart} from './marks';
import {isFailure, type MultiSearchResponse, type SearchResult} from './protocol';
import type {SearchRecord} from './records/record';
import {parseScope, scopeFilter} from './scope';

const scope = {language: 'en', tags: ['default', 'docs-default-current']};

const records = fixture('records.jsonl')
  .trim()
  .split('\n')
  .map((line): SearchRecord => JSON.parse(line))
  .filter(({language, docusaurus_tag: tag}) => language === 'en' && scope.tags.includes(tag));

const engine = createEngine(records);

/** The keys of an answer at every depth; lists by their first element. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shape(value[0])] : [];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

/** What the server answered to the searches of a recording, and what the engine answers. */
function replay(name: string): {expected: SearchResult[]; actual: SearchResult[]} {
  const {request, response} = recording(name);
  const {results} = response.body as MultiSearchResponse;
  return {
    expected: results.filter((result): result is SearchResult => !isFailure(result)),
    actual: request.body.searches.map(engine.search),
  };
}

const firstHit = ({grouped_hits: [group]}: SearchResult) => group?.hits[0];
const pages = ({grouped_hits: groups}: SearchResult) => groups.map(({group_key: [url]}) => url);

describe('embedded engine', () => {
  it.each(['01-grouped', '05-empty'])('counts as the server does: %s', name => {
    const {expected, actual} = replay(name);
    const counts = (results: SearchResult[]) =>
      results.map(({found, request_params: {q}}) => ({found, q}));
    expect(counts(actual)).toEqual(counts(expected));
  });

  it.each(['01-grouped', '02-highlighted', '06-typo'])(
    'puts the same page and section first: %s',
    name => {
      const {expected, actual} = replay(name);
      const urls = (results: SearchResult[]) =>
        results.map(result => firstHit(result)?.document.url_without_anchor);
      expect(urls(actual)).toEqual(urls(expected));
    },
  );

  it('finds the same pages for an exact word', () => {
    const {expected, actual} = replay('01-grouped');
    const sorted = (results: SearchResult[]) => results.map(result => pages(result).sort());
    expect(sorted(actual)).toEqual(sorted(expected));
  });

  it('gives the fields of a document as the server does', () => {
    const {expected, actual} = replay('01-grouped');
    expect(actual.map(result => firstHit(result)?.document)).toMatchObject(
      expected.map(result => firstHit(result)?.document),
    );
  });

  it.each(['01-grouped', '05-empty'])('has no key that the server has not: %s', name => {
    const {expected, actual} = replay(name);
    const skeleton = ({grouped_hits: groups, ...rest}: SearchResult) => ({
      ...rest,
      groups: groups.slice(0, 1).map(({group_key: key, hits: [hit]}) => ({
        key,
        heading: hit?.highlight.heading,
      })),
    });
    expect(expected.map(skeleton).map(shape)).toMatchObject(actual.map(skeleton).map(shape));
  });

  it('marks only the typed part of a longer word, and a mistyped word as a whole', () => {
    const {actual} = replay('06-typo');
    const headings = actual.map(result => firstHit(result)?.highlight.heading?.snippet);
    const mark = (text: string) => markStart + text + markEnd;
    expect(headings).toEqual([
      `Send ${mark('attachments')}`,
      `Register the ${mark('service')} ${mark('worker')}`,
      expect.stringContaining(`${mark('prefer')}ences`),
    ]);
  });
});

it('the server was asked with the filter that the site writes', () => {
  const {language, tags} = scope;
  for (const name of ['01-grouped', '02-highlighted', '05-empty', '06-typo']) {
    for (const {filter_by: filter} of recording(name).request.body.searches) {
      expect(filter).toBe(scopeFilter(language, tags));
      expect(parseScope(filter)).toEqual(scope);
    }
  }
});
