import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexedPage} from '../../../tests/support/indexedPage';
import {parameters} from '../parameters';
import {encodeShard, type Manifest} from '../records/shard';
import {scopeFilter} from '../scope';
import {createEmbeddedService} from './service';

const manifestUrl = 'https://example.com/search/manifest.json';

const manifest: Manifest = {
  shards: ['current', '1.4.x'].map(version => ({
    language: 'en',
    tag: `docs-default-${version}`,
    file: `${version}.json`,
    rest: `${version}-rest.json`,
    records: 1,
  })),
};

const longText = `${'A text that goes on. '.repeat(9)}Zebra.`;

/** The files of a shard, by address. */
function shard(version: string, name = version) {
  const {front, rest} = encodeShard({
    language: 'en',
    tag: `docs-default-${version}`,
    pages: [indexedPage(`/docs/${version}/inbox`, [['Inbox', longText]])],
  });
  return {
    [`https://example.com/search/${name}.json`]: front,
    [`https://example.com/search/${name}-rest.json`]: rest,
  };
}

/** What the site serves; a test may take files away or break them. */
let files: {[url: string]: string | number};

const fetchFile = vi.fn(async (url: string, _init?: RequestInit) => {
  const file = files[url];
  if (file === undefined) throw new TypeError('Failed to fetch');
  return typeof file === 'number' ? new Response('', {status: file}) : new Response(file);
});

beforeEach(() => {
  files = {
    [manifestUrl]: JSON.stringify(manifest),
    ...shard('current'),
    ...shard('1.4.x'),
  };
  vi.stubGlobal('fetch', fetchFile);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchFile.mockClear();
});

function start(known?: Record<string, string>) {
  const service = createEmbeddedService({manifestUrl, files: known});
  const search = async (filter: string, q = 'inbox', whole = true) => {
    const request = {...parameters, collection: 'docs', q, filter_by: filter, whole};
    const {results} = await service.perform({searches: [request]});
    return results[0];
  };
  return {service, search};
}

const current = scopeFilter('en', ['default', 'docs-default-current']);

describe('embedded service', () => {
  it('asks for a manifest that it was given only when a file is missing', async () => {
    const {search} = start({[manifestUrl]: JSON.stringify(manifest)});
    expect(await search(current)).toMatchObject({found: 1});
    expect(fetchFile.mock.calls.map(([url]) => url)).not.toContain(manifestUrl);

    const [entry] = manifest.shards;
    const outdated = {shards: entry ? [{...entry, file: 'gone.json'}] : []};
    const later = start({[manifestUrl]: JSON.stringify(outdated)});
    expect(await later.search(current)).toMatchObject({found: 1});
    expect(fetchFile.mock.calls.map(([url]) => url)).toContain(manifestUrl);
  });

  it('reads the files that it was given, and asks for the others', async () => {
    const url = 'https://example.com/search/current.json';
    const {service} = start({[url]: String(files[url])});
    await service.warm(['docs-default-current']);
    expect(fetchFile.mock.calls.map(([asked]) => asked)).toEqual([
      manifestUrl,
      'https://example.com/search/current-rest.json',
    ]);
  });

  it('leaves out a search that is no longer wanted', async () => {
    const {service} = start();
    const ask = (q: string, signal: AbortSignal) =>
      service.perform(
        {searches: [{...parameters, collection: 'docs', q, filter_by: current}]},
        {signal},
      );
    const [older, newer] = [new AbortController(), new AbortController()];
    const answers = [ask('inb', older.signal), ask('inbox', newer.signal)];
    older.abort();
    await expect(answers[0]).rejects.toMatchObject({kind: 'aborted'});
    expect(await answers[1]).toMatchObject({results: [{found: 1}]});
  });

  it('loads only the files of the tags in the filter, once', async () => {
    const {search} = start();
    expect(await search(current)).toMatchObject({found: 1});
    await search(current);
    expect(fetchFile.mock.calls.map(([url]) => url)).toEqual([
      manifestUrl,
      'https://example.com/search/current.json',
      'https://example.com/search/current-rest.json',
    ]);
  });

  it('loads another version when it is asked for', async () => {
    const {search} = start();
    await search(current);
    const older = await search(scopeFilter('en', ['docs-default-1.4.x']));
    expect(older).toMatchObject({
      grouped_hits: [{group_key: ['/docs/1.4.x/inbox']}],
    });
  });

  it('has everything loaded after warming', async () => {
    const {service, search} = start();
    await service.warm(['default', 'docs-default-current']);
    const loads = fetchFile.mock.calls.length;
    await search(current);
    expect(fetchFile.mock.calls.length).toBe(loads);
  });

  it.each([
    ['the manifest', manifestUrl],
    ['a shard', 'https://example.com/search/current.json'],
  ])('fails while %s cannot be reached, and recovers', async (_, url) => {
    const {search} = start();
    const file = files[url];
    delete files[url];
    await expect(search(current)).rejects.toMatchObject({kind: 'network'});
    files[url] = file ?? '';
    expect(await search(current)).toMatchObject({found: 1});
  });

  it('finds the files of a new build although the browser keeps the old manifest', async () => {
    const kept = JSON.stringify(manifest);
    files[manifestUrl] = kept.replace('current.json', 'new.json');
    files = {...files, ...shard('current', 'new')};
    delete files['https://example.com/search/current.json'];
    const throughCache = async (url: string, init?: RequestInit) => {
      const isFromCache = url === manifestUrl && init?.cache !== 'no-cache';
      return isFromCache ? new Response(kept) : fetchFile(url);
    };
    vi.stubGlobal('fetch', throughCache);
    expect(await start().search(current)).toMatchObject({found: 1});
  });

  it('searches all files of a site that was published anew', async () => {
    const {search} = start();
    await search(current);
    for (const file of ['1.4.x', '1.4.x-rest'])
      delete files[`https://example.com/search/${file}.json`];
    files[manifestUrl] = JSON.stringify(manifest)
      .replaceAll('1.4.x', 'new')
      .replace('-new', '-1.4.x');
    files = {...files, ...shard('1.4.x', 'new')};
    const both = scopeFilter('en', ['docs-default-current', 'docs-default-1.4.x']);
    expect(await search(both)).toMatchObject({found: 2});
    expect(await search(both)).not.toHaveProperty('isIncomplete');
  });

  it('answers from the first part while the rest is on its way', async () => {
    let openGate: () => void = () => undefined;
    const gate = new Promise<void>(resolve => {
      openGate = resolve;
    });
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('-rest')) await gate;
      return fetchFile(url);
    });
    const {search} = start();
    expect(await search(current, 'inbox', false)).toMatchObject({found: 1, isPartial: true});
    expect(await search(current, 'zebra', false)).toMatchObject({found: 0, isPartial: true});
    const complete = search(current, 'zebra');
    openGate();
    expect(await complete).toMatchObject({found: 1});
    expect(await search(current, 'zebra', false)).not.toHaveProperty('isPartial');
  });

  it('searches all when the rest arrives while the first part is waited for', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const {service} = start();
    const {signal} = new AbortController();
    const request = {...parameters, collection: 'docs', q: 'zebra', filter_by: current};
    const answer = service.perform({searches: [request]}, {signal});
    await service.warm(['docs-default-current']);
    vi.runAllTimers();
    const [result] = (await answer).results;
    expect(result).toMatchObject({found: 1});
    expect(result).not.toHaveProperty('isPartial');
  });

  it('searches what it has when a part is missing, and says so', async () => {
    const {search} = start();
    files['https://example.com/search/1.4.x.json'] = 503;
    expect(await search('')).toMatchObject({found: 1, isIncomplete: true});
    delete files['https://example.com/search/current-rest.json'];
    const cut = await start().search(current);
    expect(cut).toMatchObject({found: 1, isIncomplete: true});
  });

  it('searches what it has when a part never arrives, and says so', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.includes('-rest')) return fetchFile(url);
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', reject);
      });
    });
    const answer = start().search(current);
    await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(2));
    limit.abort();
    expect(await answer).toMatchObject({found: 1, isIncomplete: true});
  });

  it('asks for a missing part again after a while', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const {search} = start();
    const rest = 'https://example.com/search/current-rest.json';
    const file = files[rest] ?? '';
    files[rest] = 503;
    expect(await search(current)).toMatchObject({isIncomplete: true});
    files[rest] = file;
    expect(await search(current)).toMatchObject({isIncomplete: true});
    vi.advanceTimersByTime(60_000);
    expect(await search(current)).not.toHaveProperty('isIncomplete');
    vi.useRealTimers();
  });

  it('does not take a page of HTML for an index', async () => {
    files[manifestUrl] = '<!doctype html>';
    await expect(start().search(current)).rejects.toMatchObject({kind: 'server'});
  });

  const wrong = ['{}', '[]', 'null', '""', '[1]'];

  it.each(wrong)('does not take %s for a manifest or a first part, and recovers', async content => {
    for (const url of [manifestUrl, 'https://example.com/search/current.json']) {
      const {search} = start();
      const file = files[url] ?? '';
      files[url] = content;
      await expect(search(current)).rejects.toMatchObject({
        kind: 'server',
        message: expect.stringContaining('hold'),
      });
      files[url] = file;
      expect(await search(current)).toMatchObject({found: 1});
    }
  });

  it.each(wrong)('does not take %s for a second part, and recovers', async content => {
    const {search} = start();
    const url = 'https://example.com/search/current-rest.json';
    const file = files[url] ?? '';
    files[url] = content;
    expect(await search(current)).toMatchObject({found: 1, isIncomplete: true});
    files[url] = file;
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 60_000});
    expect(await search(current, 'zebra')).toMatchObject({found: 1});
    // The browser would answer with the copy that it has.
    expect(fetchFile.mock.lastCall).toMatchObject([url, {cache: 'reload'}]);
  });

  it('asks for what failed with the next search once the browser is online', async () => {
    const goOnline = vi.fn<(type: string, listener: () => void) => void>();
    vi.stubGlobal('addEventListener', goOnline);
    const {search} = start();
    const url = 'https://example.com/search/current-rest.json';
    const file = files[url] ?? '';
    delete files[url];
    expect(await search(current, 'zebra')).toMatchObject({found: 0, isIncomplete: true});
    files[url] = file;
    expect(await search(current, 'zebra')).toMatchObject({found: 0, isIncomplete: true});
    for (const [type, listener] of goOnline.mock.calls) if (type === 'online') listener();
    expect(await search(current, 'zebra')).toMatchObject({found: 1});
    const all = fetchFile.mock.calls.length;
    for (const [, listener] of goOnline.mock.calls) listener();
    await search(current, 'zebra');
    expect(fetchFile.mock.calls.length).toBe(all);
  });

  it('finds nothing in a language without pages', async () => {
    const other = scopeFilter('fr', ['default', 'docs-default-current']);
    expect(await start().search(other)).toMatchObject({found: 0});
  });

  it('searches everything without a filter', async () => {
    expect(await start().search('')).toMatchObject({found: 2});
  });

  it('refuses a filter that it cannot read', async () => {
    await expect(start().search('nonsense')).rejects.toMatchObject({kind: 'request'});
  });
});

describe('synonyms', () => {
  const synonymsUrl = 'https://example.com/search/synonyms-en.json';
  const synonyms = ['en', 'fr'].map(language => ({language, file: `synonyms-${language}.json`}));

  async function find(query: string) {
    files[manifestUrl] = JSON.stringify({...manifest, synonyms});
    const service = createEmbeddedService({manifestUrl});
    const request = {...parameters, collection: 'docs', q: query, filter_by: current};
    return (await service.perform({searches: [request]})).results[0];
  }

  it('come from the file of the language', async () => {
    files[synonymsUrl] = JSON.stringify([[['Inbox', 'bell'], []]]);
    expect(await find('bell')).toMatchObject({found: 1});
    expect(fetchFile.mock.calls.flat()).not.toContain(synonymsUrl.replace('-en', '-fr'));
  });

  it('are not needed to find what was typed', async () => {
    files[synonymsUrl] = 404;
    expect(await find('inbox')).toMatchObject({found: 1, isIncomplete: true});
  });

  it.each(['{}', 'null', '""', '[1]'])(
    'are left out where their file holds %s, and asked for again',
    async content => {
      files[manifestUrl] = JSON.stringify({...manifest, synonyms});
      files[synonymsUrl] = content;
      const {search} = start();
      expect(await search(current)).toMatchObject({found: 1, isIncomplete: true});
      files[synonymsUrl] = JSON.stringify([[['Inbox', 'bell'], []]]);
      vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 60_000});
      expect(await search(current, 'bell')).not.toHaveProperty('isIncomplete');
    },
  );
});
