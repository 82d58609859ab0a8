import {describe, expect, it} from 'vitest';
import {parameters} from '../parameters';
import {isFailure, type SearchParameters} from '../protocol';
import {pageRecords, type Section} from '../records/record';
import {createEngine} from './engine';

const scope = {language: 'en', tag: 'docs-default-current'};

function page(
  url: string,
  rank: number,
  sections: [heading: string, content: string][],
  names: string[] = [],
  topics: string[] = [],
) {
  const toSection = ([heading, content]: [string, string], index: number): Section => ({
    level: index === 0 ? 1 : 2,
    heading,
    content,
    anchor: index === 0 ? '' : heading.toLowerCase().replace(/\W+/g, '-'),
  });
  return pageRecords(
    {url, category: 'Guides', rank, names, topics, sections: sections.map(toSection)},
    scope,
  );
}

const records = [
  ...page('/inbox', 2, [
    ['In-app inbox', 'A feed of notifications.'],
    ['Mark as read', 'Call markAsRead with the identifier.'],
    ['Authentication', 'Sign a token.'],
  ]),
  ...page('/email', 1, [
    ['Email', 'Mentions authentication of the sender domain and webhooks.'],
    ['Attachments', 'Up to twenty files.'],
  ]),
  ...page('/start', 9, [['Send your first notification', 'Ten minutes.']], ['Quick start']),
  ...page('/errors', 0, [
    ['Errors', 'Every error has a code.'],
    ['401', 'The key is wrong.'],
  ]),
  ...page('/a', 1, [['Digest', 'Same text.']]),
  ...page('/b', 5, [['Digest', 'Same text.']]),
];

const engine = createEngine(records, 'docs');

function search(q: string, changes: Partial<SearchParameters> = {}) {
  const result = engine.search({
    ...parameters,
    collection: 'docs',
    q,
    filter_by: 'language:=en',
    ...changes,
  });
  if (isFailure(result)) throw new Error(result.error);
  return result;
}

/** URLs of the hits, best first. */
function urls(q: string, changes?: Partial<SearchParameters>) {
  return (
    search(q, changes).grouped_hits?.flatMap(({hits}) => hits.map(({document}) => document.url)) ??
    []
  );
}

describe('engine', () => {
  it('puts a heading before a mention', () => {
    expect(urls('authentication')[0]).toBe('/inbox#authentication');
  });

  it.each([
    ['a title', 'in-app inbox', '/inbox'],
    ['the name in the sidebar', 'quick start', '/start'],
    ['an identifier', 'markAsRead', '/inbox#mark-as-read'],
    ['the words of an identifier', 'mark as read', '/inbox#mark-as-read'],
    ['a missing letter', 'atachments', '/email#attachments'],
    ['swapped letters', 'authentciation', '/inbox#authentication'],
    ['the beginning of a word', 'attach', '/email#attachments'],
    ['a mistyped beginning', 'atach', '/email#attachments'],
    ['a number', '401', '/errors#401'],
    ['a singular for a plural', 'attachment', '/email#attachments'],
    ['a plural for a singular', 'inboxes', '/inbox'],
    ['a question', 'how do I send my first notification', '/start'],
  ])('finds %s', (_, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('prefers all of the words to some of them', () => {
    expect(urls('sender domain authentication')[0]).toBe('/email');
  });

  it('drops what holds too little of the query, once there are enough better hits', () => {
    const guide = (name: string, text: string) => page(`/${name}`, 1, [['Guide', text]]);
    const better = ['a', 'b', 'c', 'd', 'e'].map(name => `/better-${name}`);
    const corpus = createEngine(
      [
        ...better.flatMap(url => guide(url.slice(1), 'Rotate the signing key.')),
        ...guide('worse', 'Where the key is stored.'),
      ],
      'docs',
    );
    const find = (enough: number) => {
      const changes = {collection: 'docs', q: 'rotate signing key', drop_tokens_threshold: enough};
      const result = corpus.search({...parameters, ...changes});
      if (isFailure(result)) throw new Error(result.error);
      return result.grouped_hits?.map(({group_key: [url]}) => url);
    };
    expect(find(better.length)?.toSorted()).toEqual(better);
    expect(find(better.length + 1)?.toSorted()).toEqual([...better, '/worse']);
  });

  describe('of pages that hold the same words', () => {
    /** URLs of what a search over these pages finds, best first. */
    function order(pages: ReturnType<typeof page>[], q: string): (string | undefined)[] {
      const corpus = createEngine([...pages.flat(), ...records], 'docs');
      const result = corpus.search({...parameters, collection: 'docs', q});
      if (isFailure(result)) throw new Error(result.error);
      return result.grouped_hits?.map(({group_key: [url]}) => url) ?? [];
    }

    it('prefers those that many pages link to, over a word more', () => {
      const rare = page('/rare', 0, [['Throttling', 'Throttling of a step.']]);
      const known = page('/known', 200, [['Throttling', 'How a step waits.']]);
      expect(order([rare, known], 'throttling')[0]).toBe('/known');
    });

    it('takes words of questions for less than words of the subject', () => {
      const subject = page('/subject', 1, [['Quota', 'The limit of a plan.']]);
      const filler = page('/filler', 1, [['Why would you need this', 'Another reason.']]);
      expect(order([filler, subject], 'why would I need a quota')[0]).toBe('/subject');
    });

    it('prefers one good answer to many weak ones', () => {
      const one = page('/one', 1, [['Backoff', 'Waits longer each time.']]);
      const weak = Array.from({length: 120}, (_, index): [string, string] => [
        `Part ${index}`,
        'See backoff.',
      ]);
      const many = page('/many', 1, [['Limits', 'All of them.'], ...weak]);
      expect(order([many, one], 'backoff')[0]).toBe('/one');
    });

    it('takes a topic that many pages have for no name of them', () => {
      const tagged = ['/t1', '/t2', '/t3', '/t4', '/t5', '/t6'].map(url =>
        page(url, 1, [['Setting', 'Webview.']], [], ['webview']),
      );
      const named = page('/named', 1, [['Webview setup', 'How to start.']]);
      expect(order([...tagged, named], 'webview')[0]).toBe('/named');
    });
  });

  it('breaks ties by the priority of the page', () => {
    expect(urls('digest')).toEqual(['/b', '/a']);
  });

  it('forgives no typos in numbers and short words', () => {
    expect(urls('402')).toEqual([]);
  });

  it('finds nothing for nonsense', () => {
    expect(search('xylophone')).toMatchObject({found: 0, grouped_hits: []});
  });

  it('groups by page and counts the pages', () => {
    const {found, grouped_hits: groups} = search('inbox');
    expect(found).toBe(groups?.length);
    expect(groups?.[0]?.group_key).toEqual(['/inbox']);
    expect(groups?.[0]?.hits.length).toBeLessThanOrEqual(3);
  });

  it('turns pages without losing or repeating one', () => {
    const all = search('*', {per_page: 250}).grouped_hits?.map(group => group.group_key[0]);
    const pages = [1, 2, 3].flatMap(page =>
      search('*', {per_page: 2, page}).grouped_hits?.map(group => group.group_key[0]),
    );
    expect(pages).toEqual(all);
  });

  it('gives plain hits without grouping', () => {
    const result = search('digest', {group_by: undefined});
    expect(result.hits?.map(({document}) => document.url)).toEqual(['/b', '/a']);
    expect(result.grouped_hits).toBeUndefined();
  });

  it('filters', () => {
    expect(search('inbox', {filter_by: 'language:=fr'}).found).toBe(0);
    expect(urls('inbox', {filter_by: 'type:=lvl1'})).toEqual(['/inbox']);
  });

  it('gives only the fields that were asked for', () => {
    const [group] = search('inbox', {include_fields: 'url'}).grouped_hits ?? [];
    expect(group?.hits[0]?.document).toEqual({url: '/inbox'});
  });

  it('answers a wrong search with a code', () => {
    const ask = (changes: Partial<SearchParameters>) =>
      engine.search({...parameters, collection: 'docs', q: 'inbox', ...changes});
    expect(ask({filter_by: 'nonsense'})).toMatchObject({code: 400});
    expect(ask({collection: 'other'})).toMatchObject({code: 404});
    expect(ask({query_by: 'nothing'})).toMatchObject({code: 404});
  });
});

describe('synonyms', () => {
  const knowing = createEngine(records, 'docs', [
    [['Digest', 'roundup'], []],
    [['Webhooks'], ['inform our backend']],
    [
      ['Attachments', 'up to twenty files'],
      ['PDF', 'sender domain'],
    ],
    [['Authentication'], ['first']],
  ]);

  function hits(q: string, changes: Partial<SearchParameters> = {}) {
    const result = knowing.search({...parameters, collection: 'docs', q, ...changes});
    if (isFailure(result)) throw new Error(result.error);
    return result.grouped_hits?.flatMap(group => group.hits) ?? [];
  }

  it.each([
    ['a word that means the same', 'roundup', ['/b', '/a']],
    ['what readers say instead', 'how do I inform our backend?', ['/email']],
    ['a phrase in the text', 'PDF', ['/email#attachments']],
  ])('find %s', (_, query, expected) => {
    expect(urls(query)).toEqual([]);
    expect(hits(query).map(({document}) => document.url)).toEqual(expected);
  });

  it('do not work backwards: what readers say is not what pages mean', () => {
    expect(hits('webhooks').map(({document}) => document.url)).toEqual(['/email']);
  });

  it('come after the words as typed, place for place', () => {
    expect(hits('first').map(({document}) => document.url)[0]).toBe('/start');
  });

  it('come before words as typed when they name what those only mention', () => {
    expect(hits('sender domain').map(({document}) => document.url)).toEqual([
      '/email#attachments',
      '/email',
    ]);
  });

  it('change neither order nor score of the words as typed', () => {
    const plain = search('digest').grouped_hits?.flatMap(group => group.hits);
    expect(hits('digest')).toEqual(plain);
  });

  it('are marked, so that the reader sees why', () => {
    const [hit] = hits('PDF', {highlight_start_tag: '[', highlight_end_tag: ']'});
    expect(hit?.highlight.heading).toMatchObject({snippet: '[Attachments]'});
  });

  it('pass the filter like any other hit', () => {
    expect(hits('PDF', {filter_by: 'language:=fr'})).toEqual([]);
  });
});
