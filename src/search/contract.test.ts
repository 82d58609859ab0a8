/**
 * Replays recordings of a real search server (Typesense 0.24.1) against the engines. An engine may
 * order the tail differently and find more typos; shapes, counts of exact words and the first hit
 * must be the same.
 */
import {describe, expect, it} from 'vitest';
import {fixture, recording} from '../../tests/support/typesense/recordings';
import {createEngine} from './embedded/engine';
import {
  isFailure,
  type MultiSearchRequest,
  type MultiSearchResponse,
  type SearchResult,
} from './protocol';
import type {SearchRecord} from './records/record';

const records = fixture('records.jsonl')
  .trim()
  .split('\n')
  .map((line): SearchRecord => JSON.parse(line));

const embedded = createEngine(records, 'docs_contract');

const engines = [
  {
    name: 'embedded',
    perform: async ({searches}: MultiSearchRequest): Promise<MultiSearchResponse> => ({
      results: searches.map(embedded.search),
    }),
  },
];

/** The keys of an answer at every depth; lists by their first element. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shape(value[0])] : [];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

function successful(response: MultiSearchResponse): SearchResult[] {
  return response.results.filter((result): result is SearchResult => !isFailure(result));
}

function firstHit(result: SearchResult) {
  return result.grouped_hits?.[0]?.hits[0];
}

function urls(result: SearchResult) {
  return result.grouped_hits?.map(group => group.group_key[0]) ?? [];
}

describe.each(engines)('$name engine', ({perform}) => {
  async function replay(name: string) {
    const {request, response} = recording(name);
    return {
      expected: response.body as MultiSearchResponse,
      actual: await perform(request.body),
    };
  }

  it.each(['01-grouped', '03-facets', '05-empty'])('counts as the server does: %s', async name => {
    const {expected, actual} = await replay(name);
    const counts = (response: MultiSearchResponse) =>
      successful(response).map(({found, out_of, page, request_params}) => ({
        found,
        out_of,
        page,
        request_params,
      }));
    expect(counts(actual)).toEqual(counts(expected));
  });

  it.each(['01-grouped', '02-highlighted', '04-error-inside-200', '06-typo'])(
    'puts the same page and section first: %s',
    async name => {
      const {expected, actual} = await replay(name);
      const first = (response: MultiSearchResponse) =>
        successful(response).map(result => firstHit(result)?.document.url_without_anchor);
      expect(first(actual)).toEqual(first(expected));
    },
  );

  it('finds the same pages for an exact word', async () => {
    const {expected, actual} = await replay('01-grouped');
    const pages = (response: MultiSearchResponse) => successful(response).map(r => urls(r).sort());
    expect(pages(actual)).toEqual(pages(expected));
  });

  it('counts facets over groups, each without its own filter', async () => {
    const {expected, actual} = await replay('03-facets');
    const facets = (response: MultiSearchResponse) =>
      successful(response).map(({facet_counts}) => facet_counts);
    expect(facets(actual)).toEqual(facets(expected));
  });

  it('answers a search that fails in its own place', async () => {
    const {expected, actual} = await replay('04-error-inside-200');
    expect(actual.results.slice(1)).toEqual(expected.results.slice(1));
  });

  it('gives documents with the fields that were asked for', async () => {
    const {expected, actual} = await replay('01-grouped');
    const document = (response: MultiSearchResponse) =>
      successful(response).map(result => firstHit(result)?.document);
    expect(document(actual)).toEqual(document(expected));
  });

  it('marks matches with the tags of the request, in texts and in lists', async () => {
    const {expected, actual} = await replay('02-highlighted');
    const keywords = (response: MultiSearchResponse) =>
      successful(response).map(result => [
        shape(firstHit(result)?.highlight.keywords),
        shape(firstHit(result)?.highlights?.find(({field}) => field === 'keywords')),
      ]);
    expect(keywords(actual)).toEqual(keywords(expected));
    expect(JSON.stringify(actual)).toContain('\\u0001read\\u0002');
    expect(JSON.stringify(actual)).not.toContain('<mark>');
  });

  it('marks only the typed part of a longer word, and a mistyped word as a whole', async () => {
    const {actual} = await replay('06-typo');
    const headings = successful(actual).map(result => firstHit(result)?.highlight.heading);
    expect(headings).toMatchObject([
      {snippet: 'Send <mark>attachments</mark>', matched_tokens: ['attachments']},
      {snippet: 'Register the <mark>service</mark> <mark>worker</mark>'},
      {snippet: expect.stringContaining('<mark>prefer</mark>ences'), matched_tokens: ['prefer']},
    ]);
  });

  it.each(['01-grouped', '03-facets', '05-empty'])(
    'has the shape of the server: %s',
    async name => {
      const {expected, actual} = await replay(name);
      const skeleton = (response: MultiSearchResponse) =>
        successful(response).map(({grouped_hits, hits, ...rest}) => [shape(rest), typeof hits]);
      expect(skeleton(actual)).toEqual(skeleton(expected));
      const hit = (response: MultiSearchResponse) =>
        successful(response).map(result => Object.keys(firstHit(result) ?? {}).sort());
      expect(hit(actual)).toEqual(hit(expected));
    },
  );
});
