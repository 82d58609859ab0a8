import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {versions} from '../../content/docsVersions.ts';
import type {OfferedVersion, VersionList} from '../../offline/model.ts';
import {offlineFiles} from './offlineFiles.ts';

const redirects = [{from: '/docs/old', to: '/docs/a'}];

const pages = {
  '404.html': '<div id="__docusaurus">Not found</div>',
  'docs/a.html': '<div id="__docusaurus">A</div><script src="/assets/js/main.aaaaaaaa.js">',
  'docs/old.html': '<a href="/docs/a">',
};

async function publish(files: Record<string, string> = {}) {
  const folder = await temporaryFolder({
    ...pages,
    'assets/js/main.aaaaaaaa.js': 'main',
    'search/manifest.json': '{"shards":[]}',
    ...files,
  });
  const written = {folder, baseUrl: '/', pages: new Map(Object.entries({...pages, ...files}))};
  return offlineFiles(written, redirects);
}

const read = <Content>(files: ReadonlyMap<string, string>, file = ''): Content =>
  JSON.parse(files.get(file) ?? '');

test('each version is offered with a list that is named by its content, beside the worker', async () => {
  const files = await publish();
  const [offered] = read<OfferedVersion[]>(files, 'offline/versions.json');
  const {label} = versions.current;
  expect(offered).toMatchObject({label, list: `offline/${label}.${offered?.build}.json`});
  expect(files.get('offline-worker.js')).toBeTruthy();

  const list = read<VersionList>(files, offered?.list);
  // Neither the page for what is not found nor one that leads on.
  expect(list.pages).toEqual([['docs/a', expect.any(String), pages['docs/a.html'].length]]);
  expect(list.files.map(([file]) => file)).toEqual([
    'assets/js/main.aaaaaaaa.js',
    'search/manifest.json',
  ]);
  expect(list.moved).toEqual(redirects);

  const changed = {'docs/a.html': pages['docs/a.html'].replace('A', 'B')};
  const [next] = read<OfferedVersion[]>(await publish(changed), 'offline/versions.json');
  expect(next?.build).not.toBe(offered?.build);
});

test('a file that the search index names and nobody wrote stops the build by its name', async () => {
  const shard = {
    language: 'en',
    tag: 'docs-default-current',
    file: 'a.json',
    rest: 'b.json',
    records: 1,
  };
  const manifest = JSON.stringify({shards: [shard]});
  const files = {'search/manifest.json': manifest, 'search/b.json': ''};
  await expect(publish(files)).rejects.toThrow('search/a.json');
});
