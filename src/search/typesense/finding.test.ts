import {describe, expect, it} from 'vitest';
import {createFinder} from '../../../tests/support/typesense/finder';
import {recordedRecords} from '../../../tests/support/typesense/recordings';
import {markEnd, markStart} from '../marks';
import type {SearchRecord} from '../records/record';
import {createFinding, joinFound} from './finding';
import {createRankedSearch} from './ranked';

const asked = {collection: 'docs', filter_by: 'language:=en', per_page: 8};

function searches(q: string, per_page = 8) {
  return createFinding([[['batch', 'digest'], ['bundle']]])({...asked, q, per_page});
}

describe('createFinding', () => {
  it('asks for the words that carry meaning, and leaves the order to us', () => {
    expect(searches('how do I send an email')).toEqual([
      expect.objectContaining({q: 'send email', per_page: 50, enable_synonyms: false}),
    ]);
  });

  it.each([
    ['-dark "mode"', 'dark mode'],
    ['who are you', 'who are you'],
  ])('takes %s as words', (query, q) => {
    expect(searches(query)[0].q).toBe(q);
  });

  it('asks for what the lexicon knows, exactly', () => {
    expect(searches('bundle').slice(1)).toEqual([
      expect.objectContaining({q: 'batch', per_page: 10, prefix: false, num_typos: 0}),
      expect.objectContaining({q: 'digest'}),
    ]);
  });

  it('asks for the operation of an address', () => {
    expect(searches('POST /v3/users/{id}').at(-1)).toMatchObject({
      q: 'v3 users',
      query_by: 'operation',
    });
  });

  it('asks for more records for a longer list, and never for more than a server gives', () => {
    expect([searches('a', 20)[0].per_page, searches('a', 250)[0].per_page]).toEqual([100, 250]);
  });
});

describe('joinFound', () => {
  it('joins the parts of the text of a record, without marks', () => {
    const document = {id: '1', heading: 'Inbox'} as SearchRecord;
    const snippet = (text: string) => ({content: {snippet: text}});
    const answer = {found: 1, out_of: 9};
    expect(
      joinFound([
        {...answer, hits: [{document, highlight: snippet(`the ${markStart}bell${markEnd}`)}]},
        {...answer, hits: [{document, highlight: snippet('a badge')}, {document}]},
      ]),
    ).toEqual([{...document, content: 'the bell … a badge'}]);
  });
});

describe('ranked search', () => {
  const find = createFinder(recordedRecords());
  const filter = 'language:=en && docusaurus_tag:=[default,docs-default-current]';
  const search = {...asked, q: 'mark as read', filter_by: filter};
  const ranked = createRankedSearch('https://example.com/search/manifest.json');

  it('orders what a server found', async () => {
    const answer = await ranked(search, async finding => finding.map(find));
    expect(answer.grouped_hits[0]?.hits[0]?.document.heading).toBe('Mark notifications as read');
    expect(answer).not.toHaveProperty('isAtLeast');
  });

  it('says when a server found more than it gave', async () => {
    const answer = await ranked(search, async finding =>
      finding.map(own => ({...find(own), found: 400})),
    );
    expect(answer).toMatchObject({isAtLeast: true});
  });

  it.each([
    [404, 'server'],
    [400, 'request'],
  ])('takes a failure with code %d for one of kind %s', async (code, kind) => {
    const failing = ranked(search, async () => [{code, error: 'Not so.'}]);
    await expect(failing).rejects.toMatchObject({kind, status: code});
  });
});
