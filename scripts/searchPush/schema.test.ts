import {describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../src/search/records/record';
import {fixture} from '../../tests/support/typesense/recordings';
import {collectionSchema, recordProblems} from './schema';

const records = fixture('records.jsonl')
  .trim()
  .split('\n')
  .map((line): SearchRecord => JSON.parse(line));

/** A schema without what only says the default. */
function withoutDefaults({fields, ...rest}: ReturnType<typeof collectionSchema>) {
  const telling = fields.map(field =>
    Object.fromEntries(Object.entries(field).filter(([key, value]) => key !== 'facet' || value)),
  );
  return {...rest, fields: telling};
}

describe('collectionSchema', () => {
  it('is the one that a real server was recorded with, and fields that it only keeps', () => {
    const recorded = withoutDefaults(JSON.parse(fixture('schema.json')));
    const own = withoutDefaults(collectionSchema('docs_contract'));
    expect(own).toEqual({...recorded, fields: expect.arrayContaining(recorded.fields)});
    const others = own.fields.filter(
      ({name}) => !recorded.fields.some(field => field.name === name),
    );
    expect(others).toEqual([
      expect.objectContaining({name: 'names', index: false}),
      expect.objectContaining({name: 'topics', index: false}),
      expect.objectContaining({name: 'further', type: 'string[]'}),
      expect.objectContaining({name: 'asked', type: 'string[]'}),
      expect.objectContaining({name: 'operation', index: false}),
    ]);
  });
});

describe('recordProblems', () => {
  const [record = {} as SearchRecord] = records;

  it('has nothing to say about records that a real server took', () => {
    expect(recordProblems(records)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a field of another type', {item_priority: '5'}, 'item_priority must be of type int64'],
    ['a list of anything', {keywords: ['a', 1]}, 'keywords must be of type string[]'],
    ['a missing field', {docusaurus_tag: undefined}, 'docusaurus_tag must be of type string'],
    ['an unknown field', {author: 'me'}, 'author is no field of the collection'],
  ])('names %s and the page', (_, change, problem) => {
    const changed = Object.assign({}, record, change);
    expect(recordProblems([changed])).toEqual([`${record.url}: ${problem}`]);
  });

  it('names an id that occurs twice', () => {
    expect(recordProblems([record, record])).toEqual([
      `${record.url}: id ${record.id} is not unique`,
    ]);
  });
});
