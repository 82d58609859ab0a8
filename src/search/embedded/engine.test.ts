import {describe, expect, it} from 'vitest';
import {indexedPage, type SectionTexts} from '../../../tests/support/indexedPage';
import {markEnd, markStart} from '../marks';
import {parameters} from '../parameters';
import {pageRecords} from '../records/record';
import type {SynonymGroup} from '../records/shard';
import {createEngine} from './engine';

const scope = {language: 'en', tag: 'docs-default-current'};

const page = (
  url: string,
  rank: number,
  sections: SectionTexts,
  names: string[] = [],
  topics: string[] = [],
) => pageRecords(indexedPage(url, sections, {rank, names, topics}), scope);

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

const engine = createEngine(records);

const search = (q: string) => engine.search({...parameters, q});

/** URLs of the hits, best first. */
function urls(q: string) {
  return search(q).grouped_hits.flatMap(({hits}) => hits.map(({document}) => document.url));
}

it('shows sections that answer equally well in the order of their page', () => {
  const sections = ['Zebra', 'Lion', 'Okapi'].map(name => [name, 'Same text.'] as const);
  const animals = page('/animals', 0, [['Animals', ''], ...sections]);
  const {grouped_hits: [group] = []} = createEngine(animals).search({
    ...parameters,
    q: 'same text',
  });
  expect(group?.hits.map(({document}) => document.heading)).toEqual(['Zebra', 'Lion', 'Okapi']);
});

it('finds the page of a name that only its samples have before those that have its parts', () => {
  const records = [
    ...page('/guide', 0, [['Guide', 'Start with a badge on the bell. Start the badge.']]),
    ...page('/other', 1, [['Other', 'Nothing of it.']]),
    ...pageRecords(
      indexedPage('/count', [['Unread count', 'A number.']], {further: ['startbadge', 'bell']}),
      scope,
    ),
  ];
  const found = (q: string) =>
    createEngine(records)
      .search({...parameters, q})
      .grouped_hits.map(({group_key: [url]}) => url);
  expect(found('startBadge')).toEqual(['/count', '/guide']);
  expect(found('bell')).toEqual(['/guide', '/count']);
});

describe('letters', () => {
  it.each(['émail', 'e\u0301mail', 'ｅｍａｉｌ', 'attachments of an ｅ\u0301mail'])(
    'are read as their base letters: %s',
    q => {
      expect(urls(q)).toContain('/email');
      expect(search(q).request_params.q).toBe(q);
    },
  );

  it('of the pages as well, which are shown as they are', () => {
    const own = createEngine(page('/menu', 1, [['Inbox', 'Ein Menü für alle.']]));
    const [group] = own.search({...parameters, q: 'menu'}).grouped_hits;
    expect(group?.hits[0]?.highlight.content?.snippet).toBe(
      `Ein ${markStart}Menü${markEnd} für alle.`,
    );
  });
});

describe('words of questions', () => {
  const [batch, ...others] = page('/batch', 1, [['Batch', 'Collects triggers of an hour.']]);
  const asking = createEngine([
    ...(batch ? [{...batch, asked: ['noisy', 'bundle', 'create']}] : []),
    ...others,
    ...page('/sms', 1, [['Text messages', 'They are noisy.']]),
    ...page('/users', 1, [['create_user()', 'Saves a person.']]),
  ]);
  const found = (q: string) =>
    asking.search({...parameters, q}).grouped_hits.map(({group_key: [url]}) => url);

  it('lead to the page that answers them', () => {
    expect(found('bundle')).toEqual(['/batch']);
    expect(found('how do I bundle triggers')).toEqual(['/batch']);
  });

  it('count less than the same words in a text', () => {
    expect(found('noisy')).toEqual(['/sms', '/batch']);
  });

  it('do not answer for a part of an identifier', () => {
    expect(found('create_user')[0]).toBe('/users');
  });
});

describe('one common word', () => {
  /** Pages that all tell how to install something; the first is linked most. */
  const parts = ['React', 'Vue', 'Node.js'].flatMap((name, at) =>
    pageRecords(
      indexedPage(
        `/${name}/inbox`,
        [
          [`Inbox ${name}`, 'About it.'],
          ['Install', 'With npm.'],
        ],
        {category: `SDKs › ${name}`, rank: 3 - at},
      ),
      scope,
    ),
  );
  const first = (q: string, near?: string) =>
    createEngine(parts).search({...parameters, q, near}).grouped_hits[0]?.group_key[0];

  it('leads to the part where the reader is', () => {
    expect([first('install'), first('install', '/Vue/features')]).toEqual([
      '/React/inbox',
      '/Vue/inbox',
    ]);
  });

  it('is no matter of the part when it is not alone', () => {
    expect(first('install inbox', '/Vue/features')).toBe('/React/inbox');
  });

  it('does not lead to what every page has', () => {
    const usual = Array.from({length: 12}, (_, at) =>
      page(`/guide-${at}`, 9, [
        ['Guide', 'A text.'],
        ['Authentication', 'A token.'],
      ]),
    ).flat();
    const about = page('/about', 0, [
      ['Tokens', 'A text.'],
      ['Authentication of users', 'A key.'],
    ]);
    const answer = createEngine([...usual, ...about]).search({...parameters, q: 'authentication'});
    expect(answer.grouped_hits[0]?.group_key).toEqual(['/about']);
  });
});

describe('a query', () => {
  const symbols = page('/reference', 9, [
    ['Client', 'Its methods.'],
    ['client.markAsRead()', 'Marks one.'],
  ]);
  const task = page('/read', 0, [['Read state', 'How to mark as read.']]);
  const first = (q: string) =>
    createEngine([...symbols, ...task]).search({...parameters, q}).grouped_hits[0]?.group_key[0];

  it('in words leads to the task, as code to the symbol', () => {
    expect([first('mark read'), first('markAsRead'), first('markAsRead()')]).toEqual([
      '/read',
      '/reference',
      '/reference',
    ]);
  });

  it('that is an address leads to its operation, whose text may not be there yet', () => {
    const operation = pageRecords(
      indexedPage('/api/create', [['Create a user', '']], {
        category: 'API',
        operation: 'POST /v3/users',
      }),
      scope,
    );
    const list = page('/api', 9, [['Users', 'POST /v3/users creates one.']]);
    const answer = createEngine([...list, ...operation]).search({
      ...parameters,
      q: 'POST /v3/users',
    });
    expect(answer.grouped_hits[0]?.group_key).toEqual(['/api/create']);
  });

  it('that is one phrase of the lexicon means that phrase', () => {
    const literal = page('/many', 0, [['Lists', 'Ask for many notifications at once.']]);
    const meant = page('/batch', 0, [['Batch', 'One instead of several.']]);
    const lexicon: SynonymGroup[] = [[['batch'], ['many notifications']]];
    const answer = createEngine([...literal, ...meant], lexicon).search({
      ...parameters,
      q: 'many notifications',
    });
    expect(answer.grouped_hits[0]?.group_key).toEqual(['/batch']);
  });
});

it('puts words that stand together before words that stand apart', () => {
  const text = 'one two four five six seven eight';
  const apart = page('/apart', 1, [['Limits', `The rate ${text} of requests.`]]);
  const together = page('/together', 0, [['Limits', `The rate of requests ${text}.`]]);
  const answer = createEngine([...apart, ...together]).search({...parameters, q: 'rate requests'});
  expect(answer.grouped_hits.map(({group_key: [url]}) => url)).toEqual(['/together', '/apart']);
});

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
    const guide = (url: string, text: string) => page(url, 1, [['Guide', text]]);
    const better = Array.from(
      {length: parameters.drop_tokens_threshold},
      (_, index) => `/better-${index}`,
    );
    /** URLs of what is found when only these pages hold all words of the query. */
    function find(urls: readonly string[]): string[] {
      const whole = urls.flatMap(url => guide(url, 'Rotate the signing key.'));
      const corpus = createEngine([...whole, ...guide('/worse', 'Where the key is stored.')]);
      const {grouped_hits} = corpus.search({...parameters, q: 'rotate signing key'});
      return grouped_hits.map(({group_key: [url = '']}) => url).toSorted();
    }
    expect(find(better)).toEqual(better);
    const tooFew = better.slice(1);
    expect(find(tooFew)).toEqual([...tooFew, '/worse']);
  });

  describe('of pages that hold the same words', () => {
    /** URLs of what a search over these pages finds, best first. */
    function order(pages: ReturnType<typeof page>[], q: string): string[] {
      const corpus = createEngine([...pages.flat(), ...records]);
      return corpus.search({...parameters, q}).grouped_hits.map(({group_key: [url = '']}) => url);
    }

    it('prefers those that many pages link to, over a word more', () => {
      const rare = page('/rare', 0, [['Throttling', 'Throttling of a step.']]);
      const known = page('/known', 200, [['Throttling', 'How a step waits.']]);
      expect(order([rare, known], 'throttling')[0]).toBe('/known');
    });

    it('takes a word that others follow for a mistake, even where it begins another word', () => {
      const begun = page('/begun', 1, [['Acting in the client', 'Events of a click.']]);
      const meant = page('/meant', 1, [['Action events', 'What a click does.']]);
      expect(order([begun, meant], 'actin events')[0]).toBe('/meant');
    });

    it('takes a word without its last letter for a mistake, though it is what other forms have in common', () => {
      const form = page('/form', 1, [
        ['Packages', 'The check chooses and goes on choosing a package.'],
      ]);
      const word = page('/word', 1, [['Choose a package', 'Which of them to install.']]);
      expect(order([form, word], 'choos a package')[0]).toBe('/word');
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
    expect(found).toBe(groups.length);
    expect(groups[0]?.group_key).toEqual(['/inbox']);
    expect(groups[0]?.hits.length).toBeLessThanOrEqual(3);
  });

  it('gives as many pages as were asked for, and counts all', () => {
    const {found, grouped_hits: groups} = engine.search({q: 'digest', per_page: 1});
    expect(found).toBe(2);
    expect(groups.map(({group_key: [url]}) => url)).toEqual(['/b']);
  });

  it('gives what the interface shows of a record, without its texts', () => {
    const [hit] = search('authentication').grouped_hits[0]?.hits ?? [];
    expect(hit?.document).toEqual({
      id: 'docs-default-current /inbox#authentication',
      heading: 'Authentication',
      type: 'lvl2',
      'hierarchy.lvl0': 'Guides',
      'hierarchy.lvl1': 'In-app inbox',
      'hierarchy.lvl2': 'Authentication',
      anchor: 'authentication',
      url: '/inbox#authentication',
      url_without_anchor: '/inbox',
      docusaurus_tag: 'docs-default-current',
      language: 'en',
      item_priority: expect.any(Number),
    });
  });
});

describe('synonyms', () => {
  const knowing = createEngine(records, [
    [['Digest', 'roundup'], []],
    [['Webhooks'], ['inform our backend']],
    [
      ['Attachments', 'up to twenty files'],
      ['PDF', 'sender domain'],
    ],
    [['Authentication'], ['first']],
  ]);

  const hits = (q: string) =>
    knowing.search({...parameters, q}).grouped_hits.flatMap(group => group.hits);

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

  it('do not change the order of the words as typed', () => {
    const plain = search('digest').grouped_hits.flatMap(group => group.hits);
    expect(hits('digest')).toEqual(plain);
  });

  it('are marked, so that the reader sees why', () => {
    const [hit] = hits('PDF');
    expect(hit?.highlight.heading?.snippet).toBe(`${markStart}Attachments${markEnd}`);
  });
});
