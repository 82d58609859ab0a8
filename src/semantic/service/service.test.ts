import {beforeEach, describe, expect, test, vi} from 'vitest';
import {indexedPage} from '../../../tests/support/indexedPage';
import {buildSemanticIndex} from '../index/build';
import type {SemanticManifest} from './files';
import {createAskService} from './service';

const page = (url: string, title: string, content: string, more = '') =>
  indexedPage(url, [
    [title, content],
    ['Limits', more, 'its-limits'],
  ]);

const pages = [
  page('/docs/batch', 'Batch function', 'Collect many triggers.', 'At most 100 triggers fit.'),
  page('/docs/sound', 'Sound', 'The chime plays when a notification arrives.'),
  page('/docs/delay', 'Delay function', 'Wait between two steps of a workflow.'),
];
const questions = new Map([
  ['/docs/sound', ['make it silent at night', 'how do i make it silent', 'can i, or not']],
]);
const reader = {tag: 'docs-default-current', path: '/docs/delay'};
const manifestUrl = 'https://docs.example.com/ask/manifest.json';

describe('the service', () => {
  let asked: string[];
  let manifest: SemanticManifest;

  function answer(path: string): unknown {
    if (path === '/ask/manifest.json') return manifest;
    if (path === '/ask/current.json') {
      return buildSemanticIndex({pages, questions, lexicon: [], everyday: [['ding', 'chime']]});
    }
    const found = pages.find(({url}) => path === `/ask/text${url}.json`);
    if (!found) return undefined;
    const sections = found.sections.map(({anchor, heading, content}) => [anchor, heading, content]);
    return {sections, questions: questions.get(found.url) ?? []};
  }

  beforeEach(() => {
    asked = [];
    manifest = {
      indexes: [{tag: reader.tag, label: '1.5.x', file: 'current.json'}],
      baseUrl: '/',
      searchManifest: '/search/manifest.json',
    };
    vi.stubGlobal('fetch', async (url: URL) => {
      const {pathname} = new URL(url);
      asked.push(pathname);
      const body = answer(pathname);
      return new Response(JSON.stringify(body ?? {}), {status: body ? 200 : 404});
    });
  });

  const urls = async (question: string) => {
    const {passages} = await createAskService(manifestUrl).ask(question, reader);
    return passages.map(({url}) => url);
  };
  const keywordFiles = () => asked.filter(path => path.startsWith('/search/'));

  test('answers a question without the keyword search', async () => {
    const service = createAskService(manifestUrl);
    const {passages} = await service.ask('which chime plays when a notification arrives', reader);
    expect(passages[0]).toEqual({
      title: 'Sound',
      section: '',
      version: '1.5.x',
      url: '/docs/sound',
      quote: 'The chime plays when a notification arrives.',
    });
    expect(keywordFiles()).toEqual([]);
  });

  test('quotes the closest section, under its heading', async () => {
    const service = createAskService(manifestUrl);
    const {passages} = await service.ask('what limits: at most how many triggers fit', reader);
    expect(passages[0]).toMatchObject({
      section: 'Limits',
      url: '/docs/batch#its-limits',
      quote: 'At most 100 triggers fit.',
    });
  });

  test('lets the keyword search look up names, and answers without it', async () => {
    expect(await urls('batch function')).toContain('/docs/batch');
    expect(keywordFiles().length).toBeGreaterThan(0);
  });

  test('leaves the keyword index alone where a server searches', async () => {
    delete manifest.searchManifest;
    expect(await urls('batch function')).toContain('/docs/batch');
    expect(keywordFiles()).toEqual([]);
  });

  test('answers without quotes when texts never come', async () => {
    vi.useFakeTimers();
    const answering = fetch;
    vi.stubGlobal('fetch', (url: URL) =>
      new URL(url).pathname.startsWith('/ask/text/')
        ? new Promise(() => undefined)
        : answering(url),
    );
    const answer = createAskService(manifestUrl).ask(
      'what limits: at most how many triggers fit',
      reader,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    const {passages} = await answer;
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.filter(({quote}) => quote !== '')).toEqual([]);
  });

  test('knows everyday words', async () => {
    expect((await urls('ding'))[0]).toBe('/docs/sound');
  });

  test('gives questions of the page, and loads the index meanwhile', async () => {
    const service = createAskService(manifestUrl);
    expect(await service.examples({...reader, path: '/docs/sound'})).toEqual([
      'How do I make it silent?',
    ]);
    await vi.waitFor(() => expect(asked).toContain('/ask/current.json'));
  });

  test('says when the index cannot be had', async () => {
    manifest.indexes = [{tag: reader.tag, label: '1.5.x', file: 'gone.json'}];
    await expect(urls('what is a batch window')).rejects.toThrow('404');
  });
});
