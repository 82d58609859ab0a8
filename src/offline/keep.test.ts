import {beforeEach, expect, test, vi} from 'vitest';
import {keptSite} from '../../tests/support/keptSite.ts';
import {memoryCaches} from '../../tests/support/memoryCaches.ts';
import {keep, type Progress} from './keep';
import {OfflineError} from './site';
import {openStore, type Store} from './store';
import {update} from './update';

const texts = {
  '': '<script src=/assets/js/main.aaaaaaaa.js>',
  docs: '<h1>Docs</h1> main.aaaaaaaa.js',
  'docs/inbox': '<h1>Inbox</h1> main.aaaaaaaa.js',
  'assets/js/main.aaaaaaaa.js': 'load("page.aaaaaaaa.js")',
};

/** The same texts in the build with another hash. */
function inBuild(hash: string, changes: Record<string, string> = {}): Record<string, string> {
  const all = Object.entries({...texts, ...changes});
  const swap = (text: string) => text.replaceAll('aaaaaaaa', hash);
  return Object.fromEntries(all.map(([path, text]) => [swap(path), swap(text)]));
}

let caches: ReturnType<typeof memoryCaches>;
let store: Store;
let maySave = () => {};

beforeEach(() => {
  maySave = () => {};
  caches = memoryCaches(url => {
    if (url.includes('/content/')) maySave();
  });
  vi.stubGlobal('caches', caches);
  store = openStore('/help/');
});

const read = async (path: string) => (await store.copy(path))?.text();

test('a version that has arrived answers for each of its files', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  const seen: Progress[] = [];
  await keep('1.5.x', {site, store, onProgress: progress => seen.push(progress)});
  for (const [path, text] of Object.entries(texts)) expect(await read(path)).toBe(text);
  expect((await store.copy('docs'))?.headers.get('Content-Type')).toBe('text/html');
  expect(await read('docs/1.4.x')).toBeUndefined();
  expect(seen.at(0)?.done).toBe(0);
  expect(seen.at(-1)?.done).toBe(seen.at(-1)?.total);
});

test('progress tells of each piece of a file as it arrives', async () => {
  const site = await keptSite('1.5.x', {docs: 'Half and half.'}, 'aaaaaaaa');
  const body = () =>
    new ReadableStream({
      start(controller) {
        for (const piece of ['Half and ', 'half.']) {
          controller.enqueue(new TextEncoder().encode(piece));
        }
        controller.close();
      },
    });
  site.send('docs', body);
  const seen: number[] = [];
  await keep('1.5.x', {site, store, onProgress: ({done}) => seen.push(done)});
  expect(seen).toEqual([0, 9, 14]);
});

const many = Object.fromEntries(
  Array.from({length: 40}, (_, index) => [`docs/p${index}`, `Page ${index}`]),
);

test('a part is never presented as the whole, and the next call loads the rest', async () => {
  const site = await keptSite('1.5.x', {...many, ...texts}, 'aaaaaaaa');
  site.send('docs/inbox', () => {
    throw new OfflineError('network', 'The network is gone.');
  });
  await expect(keep('1.5.x', {site, store})).rejects.toThrow('The network is gone.');
  expect(await store.kept()).toBeUndefined();
  expect(await read('docs')).toBeUndefined();
  expect((await store.wanted())?.label).toBe('1.5.x');
  const arrived = (await store.contents()).size;
  expect(arrived).toBeGreaterThan(0);

  site.send('docs/inbox', texts['docs/inbox']);
  site.loaded.length = 0;
  await keep('1.5.x', {site, store});
  expect(site.loaded).toHaveLength(Object.keys({...many, ...texts}).length - arrived);
  expect(await read('docs/inbox')).toBe(texts['docs/inbox']);
  expect(await store.wanted()).toBeUndefined();
});

test('a new build costs only what differs, under its new names', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  await keep('1.5.x', {site, store});
  site.loaded.length = 0;
  await site.publish(inBuild('bbbbbbbb', {docs: '<h1>News</h1> main.aaaaaaaa.js'}), 'bbbbbbbb');
  expect(await update(site, store)).toBe('kept');
  expect(site.loaded).toEqual(['docs']);
  expect(await read('docs')).toBe('<h1>News</h1> main.bbbbbbbb.js');
  expect(await read('docs/inbox')).toBe('<h1>Inbox</h1> main.bbbbbbbb.js');
  expect(await read('assets/js/main.bbbbbbbb.js')).toBe('load("page.bbbbbbbb.js")');
});

test('an open page of the build before still gets its scripts, until the build after', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  await keep('1.5.x', {site, store});
  await site.publish(
    inBuild('bbbbbbbb', {'assets/js/main.aaaaaaaa.js': 'loadOtherwise()'}),
    'bbbbbbbb',
  );
  await update(site, store);
  expect(await read('assets/js/main.aaaaaaaa.js')).toBe('load("page.aaaaaaaa.js")');
  await site.publish(
    inBuild('cccccccc', {'assets/js/main.aaaaaaaa.js': 'loadOtherwise()'}),
    'cccccccc',
  );
  await update(site, store);
  expect(await read('assets/js/main.aaaaaaaa.js')).toBeUndefined();
  expect(await read('assets/js/main.bbbbbbbb.js')).toBe('loadOtherwise()');
});

test('what no build needs any more is removed', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  await keep('1.5.x', {site, store});
  const before = caches.size();
  for (const word of ['one', 'two', 'three']) {
    await site.publish({...texts, docs: word}, 'aaaaaaaa');
    await update(site, store);
  }
  // The list of the build before, and the page that differs in it.
  expect(caches.size()).toBe(before + 2);
});

test('another version takes the place of the first', async () => {
  await keep('1.5.x', {site: await keptSite('1.5.x', texts, 'aaaaaaaa'), store});
  const older = {...texts, 'docs/1.4.x/inbox': 'Older'};
  await keep('1.4.x', {site: await keptSite('1.4.x', older, 'aaaaaaaa'), store});
  expect((await store.kept())?.current.label).toBe('1.4.x');
  expect((await store.kept())?.previous).toBeUndefined();
});

test('what is on its way can be given up without what is kept', async () => {
  await keep('1.5.x', {site: await keptSite('1.5.x', texts, 'aaaaaaaa'), store});
  const before = caches.size();
  const other = await keptSite('1.4.x', {...many, 'docs/1.4.x': 'Older'}, 'aaaaaaaa');
  other.send('docs/1.4.x', () => {
    throw new OfflineError('network', 'The network is gone.');
  });
  await expect(keep('1.4.x', {site: other, store})).rejects.toThrow();
  expect(caches.size()).toBeGreaterThan(before);
  await store.forgetWanted();
  expect(await store.wanted()).toBeUndefined();
  expect(caches.size()).toBe(before);
  expect(await read('docs')).toBe(texts.docs);
});

test('a site that is published anew meanwhile is loaded as it is then', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  const {list} = site;
  site.list = async offered => {
    const old = await list(offered);
    site.list = list;
    await site.publish(inBuild('bbbbbbbb', {docs: 'New'}), 'bbbbbbbb');
    return old;
  };
  await keep('1.5.x', {site, store});
  expect(await read('docs')).toBe('New');
});

test('a file that is not what its list says stops it, by name', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  site.send('docs', 'Sign in to this network');
  const error = await keep('1.5.x', {site, store}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({trouble: 'site', message: expect.stringContaining('docs')});
  expect(await store.kept()).toBeUndefined();
});

test('a browser without space says so', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  maySave = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(keep('1.5.x', {site, store})).rejects.toMatchObject({trouble: 'space'});
});

test('a reader who stops it keeps what arrived', async () => {
  const site = await keptSite('1.5.x', {...many, ...texts}, 'aaaaaaaa');
  const controller = new AbortController();
  const onProgress = ({done}: Progress) => {
    if (done > 0) controller.abort();
  };
  const {signal} = controller;
  await expect(keep('1.5.x', {site, store, signal, onProgress})).rejects.toMatchObject({
    name: 'AbortError',
  });
  const {size} = await store.contents();
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(40);
});

test('an update without changes loads nothing; a site that offers nothing for a day withdraws the copy', async () => {
  const site = await keptSite('1.5.x', texts, 'aaaaaaaa');
  await keep('1.5.x', {site, store});
  site.loaded.length = 0;
  expect(await update(site, store)).toBe('kept');
  expect(site.loaded).toEqual([]);
  const hour = 60 * 60 * 1000;
  site.withdraw();
  expect(await update(site, store, 0)).toBe('kept');
  expect(await update(site, store, 23 * hour)).toBe('kept');
  expect(await read('docs')).toBe(texts.docs);
  await site.publish(texts, 'aaaaaaaa');
  expect(await update(site, store, 23 * hour)).toBe('kept');
  site.withdraw();
  expect(await update(site, store, 25 * hour)).toBe('kept');
  expect(await update(site, store, 49 * hour)).toBe('withdrawn');
});

test('nothing is left of what is removed, and asking makes nothing', async () => {
  expect(await read('docs')).toBeUndefined();
  expect(await caches.has('read-offline:/help/')).toBe(false);
  await keep('1.5.x', {site: await keptSite('1.5.x', texts, 'aaaaaaaa'), store});
  await store.remove();
  expect(await read('docs')).toBeUndefined();
  expect(caches.size()).toBe(0);
});
