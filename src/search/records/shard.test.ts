import {describe, expect, it} from 'vitest';
import {decodeShard, encodeShard, type Shard, shardRecords} from './shard';

const shard: Shard = {
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  pages: [
    {
      url: '/docs/inbox',
      category: 'Guides › Inbox',
      rank: 4,
      names: ['Introduction'],
      topics: ['bell'],
      sections: [
        {level: 1, heading: 'Inbox', anchor: '', content: 'A "feed" of Promise<void>.'},
        {level: 2, heading: 'Read it', anchor: 'read-it', content: 'A feed, read. Żółć Ω 🙂'},
        {level: 2, heading: 'Events', anchor: 'all-events', content: 'Żółć.'},
        {level: 3, heading: 'Ω', anchor: 'omega', content: ''},
      ],
    },
    {
      url: '/docs/email',
      category: 'Channels',
      rank: 0,
      names: [],
      topics: [],
      operation: 'POST /v3/emails/{id}',
      sections: [{level: 1, heading: 'Email', anchor: '', content: 'Sends.'}],
    },
  ],
};

describe('shard', () => {
  it('survives the way through a file', () => {
    const decoded = decodeShard(JSON.parse(encodeShard(shard)));
    expect(decoded).toEqual(shard);
    expect(shardRecords(decoded)).toEqual(shardRecords(shard));
  });

  it('holds nothing that can be derived', () => {
    const text = encodeShard(shard);
    expect(text.match(/docs-default-current/g)).toHaveLength(1);
    expect(text.match(/\/docs\/inbox/g)).toHaveLength(1);
  });

  it('yields the records of all pages in order', () => {
    expect(shardRecords(shard).map(({url}) => url)).toEqual([
      '/docs/inbox',
      '/docs/inbox#read-it',
      '/docs/inbox#all-events',
      '/docs/inbox#omega',
      '/docs/email',
    ]);
  });
});
