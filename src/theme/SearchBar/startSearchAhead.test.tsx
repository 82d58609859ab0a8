import type {ToWorker} from '@site/src/search/embedded/messages';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const manifestUrl = `${window.location.origin}/search/manifest.json`;
const manifest = JSON.stringify({
  shards: [
    {tag: 'docs-default-current', file: 'current.1.json'},
    {tag: 'docs-default-1.3.x', file: '1.3.x.2.json'},
    {tag: 'docs-api-current', file: 'api.3.json'},
  ],
  synonyms: [{language: 'en', file: 'synonyms.4.json'}],
});
const tags = ['default', 'docs-default-1.3.x', 'docs-api-current'];

/** What the worker was sent, in order. */
let messages: ToWorker[];

class FakeWorker {
  onerror: (() => void) | undefined;
  postMessage(message: ToWorker) {
    messages.push(message);
  }
}

/** Files that cannot be had. */
let missing: string[];

const fetchFile = vi.fn(async (url: string) => {
  const name = url.split('/').at(-1) ?? '';
  if (missing.includes(name)) throw new TypeError('Failed to fetch');
  return new Response(url === manifestUrl ? manifest : name);
});

/** A page that has just been opened: what it has started before does not count. */
async function openPage() {
  vi.resetModules();
  const {startSearchAhead} = await import('./startSearchAhead');
  const {takeWorker} = await import('@site/src/search/workerAhead');
  return {start: () => startSearchAhead('/search/manifest.json', tags), takeWorker};
}

beforeEach(() => {
  messages = [];
  missing = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetchFile);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchFile.mockClear();
});

/** The names of the files that the worker was given. */
function filesGiven(): string[] {
  const [first] = messages;
  const {files = {}} = first?.type === 'start' ? first.options : {};
  return Object.keys(files).map(url => url.split('/').at(-1) ?? '');
}

test('the worker gets the manifest and the first files of what is searched here, and makes them ready', async () => {
  const {start} = await openPage();
  await start();
  expect(messages).toMatchObject([
    {type: 'start', options: {manifestUrl, files: {[manifestUrl]: manifest}}},
    {type: 'warm', tags},
  ]);
  const names = ['1.3.x.2.json', 'api.3.json', 'manifest.json', 'synonyms.4.json'];
  expect(filesGiven().sort()).toEqual(names);
});

test('the worker is there for the client before the files are, once', async () => {
  const {start, takeWorker} = await openPage();
  const started = start();
  expect(takeWorker()).toBeInstanceOf(FakeWorker);
  expect(takeWorker()).toBeNull();
  await started;
  expect(messages).toHaveLength(2);
});

test('a page starts no second worker, not even once the client has its own', async () => {
  const {start, takeWorker} = await openPage();
  takeWorker();
  await start();
  expect(messages).toEqual([]);
  expect(fetchFile).not.toHaveBeenCalled();
});

test('a worker that breaks before the client takes it is not handed over', async () => {
  const {start, takeWorker} = await openPage();
  let breakWorker: () => void = () => undefined;
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        breakWorker = () => this.onerror?.();
      }
    },
  );
  await start();
  breakWorker();
  expect(takeWorker()).toBeNull();
});

test('what cannot be had is left to the worker', async () => {
  missing = ['api.3.json'];
  const {start} = await openPage();
  await start();
  expect(filesGiven()).not.toContain('api.3.json');
  expect(filesGiven()).toContain('1.3.x.2.json');
});

test('without a manifest, the worker starts with its address alone', async () => {
  missing = ['manifest.json'];
  const {start} = await openPage();
  await start();
  expect(messages).toMatchObject([{type: 'start', options: {manifestUrl}}, {type: 'warm'}]);
  expect(filesGiven()).toEqual([]);
});

test('where workers are switched off, nothing is asked for ahead', async () => {
  vi.stubGlobal('Worker', undefined);
  const {start} = await openPage();
  await expect(start()).resolves.toBeUndefined();
  expect(fetchFile).not.toHaveBeenCalled();
});
