import {describe, expect, it} from 'vitest';
import {encodeShard, type Manifest, type Shard} from '../../src/search/records/shard';
import {indexedPage} from '../../tests/support/indexedPage.ts';
import {temporaryFolder} from '../../tests/support/temporaryFolder';
import {readRecords} from './records';

const shard: Shard = {
  language: 'en',
  tag: 'docs-default-current',
  pages: [
    indexedPage('/docs/inbox', [
      ['Inbox', 'A feed.'],
      ['Read', ''],
    ]),
  ],
};

const manifest: Manifest = {
  shards: [
    {language: 'en', tag: 'docs-default-current', file: 'a.json', rest: 'b.json', records: 2},
  ],
};

/** The two files of a shard. */
function filesOf(content: Shard) {
  const {front, rest} = encodeShard(content);
  return {'search/a.json': front, 'search/b.json': rest};
}

const files = {'search/manifest.json': JSON.stringify(manifest), ...filesOf(shard)};

describe('readRecords', () => {
  it('reads the records of every shard', async () => {
    const records = await readRecords(await temporaryFolder(files));
    expect(records.map(({url}) => url)).toEqual(['/docs/inbox', '/docs/inbox#read']);
    expect(records[0]?.id).toMatch(/^[a-z0-9]+$/);
  });

  const double = {...shard, pages: [...shard.pages, ...shard.pages]};
  const four = {shards: manifest.shards.map(entry => ({...entry, records: 4}))};

  it.each<[string, Record<string, string>, string]>([
    ['a folder without an index', {}, 'manifest.json is missing or no JSON'],
    ['a missing shard', {'search/manifest.json': JSON.stringify(manifest)}, 'a.json is missing'],
    ['a shard without its second file', {...files, 'search/b.json': ''}, 'b.json is missing'],
    [
      'a shard of another build',
      {...files, ...filesOf({...shard, pages: []})},
      'a.json has 0 records instead of 2',
    ],
    ['an empty index', {'search/manifest.json': '{"shards": []}'}, 'has no records'],
    [
      'a record that does not fit',
      {'search/manifest.json': JSON.stringify(four), ...filesOf(double)},
      '/docs/inbox: id',
    ],
  ])('refuses %s', async (_, content, message) => {
    await expect(readRecords(await temporaryFolder(content))).rejects.toThrow(message);
  });
});
