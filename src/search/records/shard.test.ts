import {describe, expect, it} from 'vitest';
import {decodeShard, encodeShard, type Shard, shardRecords} from './shard';

const longText = `${'The bell shows what is new. '.repeat(9)}At last.`;

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
        {
          level: 1,
          heading: 'Inbox',
          anchor: '',
          content: 'A "feed" of Promise<void> | ~undefined.',
        },
        {level: 2, heading: 'Read it', anchor: 'read-it', content: 'A feed, read. Żółć Ω 🙂'},
        {level: 2, heading: 'Events', anchor: 'all-events', content: 'Żółć.'},
        {level: 3, heading: 'Ω', anchor: 'omega', content: ''},
        {level: 2, heading: 'Bell', anchor: 'bell', content: longText},
      ],
      further: ['onclick', 'render'],
      asked: ['shows', 'dot'],
    },
    {
      url: '/docs/email',
      category: 'Channels',
      rank: 0,
      names: [],
      topics: [],
      operation: 'POST /v3/emails/{id}',
      sections: [{level: 1, heading: 'Email', anchor: '', content: 'Sends.'}],
      further: ['render'],
    },
  ],
};

describe('shard', () => {
  it('survives the way through a file', () => {
    const {front, rest} = encodeShard(shard);
    const decoded = decodeShard(JSON.parse(front), JSON.parse(rest));
    expect(decoded).toEqual(shard);
    expect(shardRecords(decoded)).toEqual(shardRecords(shard));
  });

  it('has headings and the beginnings of texts in the first file', () => {
    const {pages} = decodeShard(JSON.parse(encodeShard(shard).front));
    const [inbox] = pages;
    expect(inbox?.sections.map(({heading}) => heading)).toEqual(
      shard.pages[0]?.sections.map(({heading}) => heading),
    );
    const lead = inbox?.sections.at(-1)?.content ?? '';
    expect(lead.length).toBeGreaterThan(20);
    expect(lead.length).toBeLessThan(longText.length / 4);
    expect(longText.startsWith(lead)).toBe(true);
    expect(inbox?.further).toEqual([]);
  });

  it('holds nothing that can be derived', () => {
    const text = Object.values(encodeShard(shard)).join('');
    expect(text.match(/docs-default-current/g)).toHaveLength(1);
    expect(text).not.toContain('read-it');
  });

  it('yields the records of all pages in order', () => {
    expect(shardRecords(shard).map(({url}) => url)).toEqual([
      '/docs/inbox',
      '/docs/inbox#read-it',
      '/docs/inbox#all-events',
      '/docs/inbox#omega',
      '/docs/inbox#bell',
      '/docs/email',
    ]);
  });
});
