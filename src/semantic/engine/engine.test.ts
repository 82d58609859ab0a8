import {describe, expect, test} from 'vitest';
import {indexedPage} from '../../../tests/support/indexedPage';
import {buildSemanticIndex} from '../index/build';
import {choosePages, isKeywords} from './choose';
import {createSemanticEngine} from './engine';
import {choosePassage, chooseSection} from './passage';

const pages = [
  indexedPage('/docs/batch', [
    ['Batch function', 'Collect many triggers over a period of time.'],
    ['Limits', 'A batch holds the newest triggers. The window ends after the time that you set.'],
  ]),
  indexedPage('/docs/ses', [['Amazon SES', 'Connect Amazon SES with an IAM policy.']]),
  indexedPage('/docs/sound', [['Sound', 'The chime plays when a notification arrives.']]),
];

const corpus = {
  pages,
  questions: new Map([['/docs/ses', ['leave the sandbox of amazon']]]),
  lexicon: [{same: ['batch'], asks: ['too many emails', 'lump together']}],
};
const index = buildSemanticIndex(corpus);
const engine = createSemanticEngine(JSON.parse(JSON.stringify(index)));
const withOthers = createSemanticEngine(
  buildSemanticIndex({...corpus, elsewhere: ['collect stamps of the post']}),
);
const withGlossary = createSemanticEngine(
  buildSemanticIndex({
    ...corpus,
    pages: [
      ...pages.map(one => (one.url === '/docs/batch' ? {...one, names: ['Digest']} : one)),
      indexedPage('/docs/glossary', [
        ['Glossary', 'All terms.'],
        ['Chime', 'A short sound.'],
      ]),
    ],
    glossary: '/docs/glossary',
  }),
);
const urls = (question: string) => engine.find(question).pages.map(({url}) => url);

describe('the engine', () => {
  test('finds words of the page in other forms', () => {
    expect(urls('collecting triggers')[0]).toBe('/docs/batch');
  });

  test('finds by the words of readers that the lexicon knows', () => {
    expect(urls('my users get too many emails')[0]).toBe('/docs/batch');
  });

  test('lets one word stand within a phrase', () => {
    expect(urls('lump them together')[0]).toBe('/docs/batch');
  });

  test('finds by a question that the page answers', () => {
    expect(urls('how do we leave the sandbox')[0]).toBe('/docs/ses');
  });

  test('finds a mistyped word', () => {
    expect(urls('notificaton')[0]).toBe('/docs/sound');
  });

  test('names the place of the closest section', () => {
    expect(engine.find('when does the window of a batch end').pages[0]).toMatchObject({
      url: '/docs/batch',
      section: 1,
    });
  });

  test.each(['', '???', '<script>alert(1)</script>', '__proto__ constructor', 'a'.repeat(5_000)])(
    'takes any text: %s',
    text => {
      expect(() => engine.find(text)).not.toThrow();
    },
  );

  test('finds nothing that fits a question about something else', () => {
    expect(engine.find('is there a Zapier trigger for this').isFitting).toBe(false);
    expect(engine.find('who painted the ceiling of that chapel').isFitting).toBe(false);
  });

  test('knows how much of a question belongs elsewhere, and shows no page for it', () => {
    expect(withOthers.find('collect many stamps').elsewhere).toBeGreaterThan(0.5);
    expect(withOthers.find('the window of a batch').elsewhere).toBe(0);
    expect(withOthers.find('stamps of the post').pages).toEqual([]);
  });

  test('knows a word of one text, however often it is asked elsewhere', () => {
    const text = `${'The window ends after the time that you set. '.repeat(20)}Zanzibar has a region.`;
    const elsewhere = [...'abcdefghijk'].map(letter => `trip ${letter} to zanzibar`);
    const others = [...pages, indexedPage('/docs/region', [['Region', text]])];
    const found = createSemanticEngine(buildSemanticIndex({...corpus, pages: others, elsewhere}));
    expect(found.find('zanzibar').pages.map(({url}) => url)).toEqual(['/docs/region']);
  });

  test('takes a question about what a page explains as certain', () => {
    for (const question of ['what is a batch function', 'where is the batch function used']) {
      expect(engine.find(question).isFitting).toBe(true);
    }
    expect(engine.find('what is a digest').isFitting).toBe(false);
    expect(withGlossary.find('what is a digest').isDefinition).toBe(true);
    expect(withGlossary.find('what are Digests for?').pages[0]?.url).toBe('/docs/batch');
    expect(withGlossary.find('explain the chime to me').pages[0]).toMatchObject({
      url: '/docs/glossary',
      section: 1,
    });
    expect(withGlossary.find('what is the price of a digest').isDefinition).toBe(false);
  });

  test('gives each section what the page is called', () => {
    expect(engine.find('limits of the batch function').pages[0]).toMatchObject({
      url: '/docs/batch',
      section: 1,
    });
  });
});

describe('the choice of pages', () => {
  const close = (url: string) => ({url, title: url, section: 0});

  test('leaves a few words to the keyword search', () => {
    expect(isKeywords('batch function')).toBe(true);
    expect(isKeywords('set up batch functions')).toBe(false);
    expect(isKeywords('how do I batch?')).toBe(false);
    expect(isKeywords('too many emails reach my customers')).toBe(false);
    const found = engine.find('sound');
    expect(choosePages('sound', found, [close('/docs/ses')])).toEqual([close('/docs/ses')]);
  });

  test('works without the keyword search', () => {
    const question = 'my users get too many emails with triggers';
    const found = {...engine.find(question), isFitting: true};
    expect(choosePages(question, found, [])[0]?.url).toBe('/docs/batch');
  });

  test('is empty for names that belong elsewhere', () => {
    const found = withOthers.find('collect stamps');
    expect(choosePages('collect stamps', found, [close('/docs/batch')])).toEqual([]);
  });

  test('is empty when nothing fits', () => {
    const question = 'post this into Microsoft Teams please now';
    expect(choosePages(question, engine.find(question), [close('/docs/ses')])).toEqual([]);
  });
});

describe('a passage', () => {
  const text = 'A batch holds triggers. The window ends after the time that you set. Done.';

  const passageFor = (question: string, of = text) =>
    choosePassage(of, {...engine.find(question), question, rarityOf: engine.rarityOf});

  test('begins with the closest sentence', () => {
    expect(passageFor('when does the window end')).toMatch(/^The window ends/);
  });

  test('tells a number where one is asked for', () => {
    const between = [...'abcdefghijklmn'].map(part => `The editor shows part ${part}.`).join(' ');
    const limits = `A batch holds triggers. ${between} It holds at most 100 triggers per batch.`;
    expect(passageFor('how many triggers does a batch hold', limits)).toMatch(/100/);
    expect(passageFor('triggers that a batch holds', limits)).not.toMatch(/100/);
  });

  test('leaves out what samples of code name, the files of samples and the heads of tables', () => {
    const samples = 'Stops the batch that waits: server/stop.ts · PATCH YOUR_API_KEY batchKey';
    expect(passageFor('batch', samples)).toBe('Stops the batch that waits.');
    const table =
      'A batch is open or closed: State: For · Open: It holds triggers. Closed: It ended.';
    expect(passageFor('batch', table)).toBe(
      'A batch is open or closed: Open: It holds triggers. Closed: It ended.',
    );
  });

  test('includes the sentence that others lean on, and entries that follow', () => {
    const text = 'Every batch has a window. It ends at midnight · Sunday · Holiday';
    expect(passageFor('when does it end at midnight', text)).toBe(text);
  });

  test('says no word twice in a row', () => {
    expect(passageFor('batch', 'A batch batch waits.')).toBe('A batch waits.');
  });

  test('is taken from the section whose words match', () => {
    const sections = [
      ['', 'Batch function', 'Collect many triggers over a period of time.'],
      ['window', 'Window of the batch', 'The window ends at midnight.'],
    ] as const;
    const question = 'when does the window of the batch end';
    const asked = {...engine.find(question), question, rarityOf: engine.rarityOf};
    expect(chooseSection(0, sections, asked)).toBe(1);
    expect(chooseSection(0, sections.slice(0, 1), asked)).toBe(0);
  });

  test('does not end with the name of what it leaves out', () => {
    const long = 'x'.repeat(380);
    expect(passageFor('batch', `A batch waits. Fix. Publish it. Cause. ${long}`)).toBe(
      'A batch waits. Fix. Publish it.',
    );
  });

  test('is empty for an empty text, and short for a long one', () => {
    expect(passageFor('what is a batch', '')).toBe('');
    expect(passageFor('what is a batch', 'word '.repeat(500)).length).toBeLessThan(400);
  });
});
