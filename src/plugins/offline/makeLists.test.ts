import {expect, test} from 'vitest';
import {buildHashes, planLists} from './makeLists.ts';

const versions = [
  {label: '1.5.x', path: 'docs', tag: 'docs-default-current'},
  {label: '1.4.x', path: 'docs/1.4.x', tag: 'docs-default-1.4.x'},
];

const pages = new Map([
  ['index.html', '<script src="/help/assets/js/main.aaaaaaaa.js">'],
  ['docs.html', '<img src="/help/assets/figures/bell.1a2b3c4d.avif">'],
  ['docs/inbox.html', '<script src=/help/assets/js/page-1.bbbbbbbb.js>'],
  ['docs/1.4.x/inbox.html', '<b data-js="/help/assets/js/page-2.bbbbbbbb.js"> /img/gone.png'],
  ['api/send.html', '<script src=/help/assets/js/page-3.bbbbbbbb.js>'],
]);

const paths = [
  ...pages.keys(),
  'assets/js/main.aaaaaaaa.js',
  'assets/js/page-1.bbbbbbbb.js',
  'assets/js/page-2.bbbbbbbb.js',
  'assets/js/page-3.bbbbbbbb.js',
  'assets/js/search-worker.bbbbbbbb.js',
  'assets/figures/bell.1a2b3c4d.avif',
  'assets/figures/other.1a2b3c4d.avif',
  'docs/inbox.md',
  ...['manifest', 'current.1', '1.4.x.1', 'text/docs/inbox', 'text/docs/1.4.x/inbox'].map(
    name => `ask/${name}.json`,
  ),
  'ask/widget.js',
  'ask/worker.js',
  'page-files/aaaaaaaa/0.json',
];

const shard = (tag: string) => ({
  language: 'en',
  tag,
  file: `${tag}.json`,
  rest: `${tag}-rest.json`,
  records: 1,
});

const manifest = {
  shards: ['docs-default-current', 'docs-default-1.4.x', 'docs-api-current'].map(shard),
  synonyms: [{language: 'en', file: 'synonyms.json'}],
};

const ask = {
  baseUrl: '/help/',
  indexes: ['current', '1.4.x'].map(name => ({
    tag: `docs-default-${name}`,
    label: name,
    file: `${name}.1.json`,
  })),
};

const [latest, older] = planLists({paths, pages, manifest, ask}, versions, []).map(
  ({taken, ...plan}) => ({
    ...plan,
    pages: taken.flatMap(({address}) => address ?? []),
    files: taken.flatMap(({file, address}) => (address === undefined ? file : [])),
  }),
);

test('a version has its pages and those of no version, by their addresses', () => {
  expect(latest?.pages).toEqual(['api/send', 'docs', 'docs/inbox', '']);
  expect(older?.pages).toEqual(['api/send', 'docs/1.4.x/inbox', '']);
});

test('it has what its pages name and what loads on first use, and nothing that only others name', () => {
  expect(latest?.files.filter(file => file.startsWith('assets/'))).toEqual([
    'assets/figures/bell.1a2b3c4d.avif',
    'assets/js/main.aaaaaaaa.js',
    'assets/js/page-1.bbbbbbbb.js',
    'assets/js/page-3.bbbbbbbb.js',
    'assets/js/search-worker.bbbbbbbb.js',
  ]);
  expect(older?.files).toContain('assets/js/page-2.bbbbbbbb.js');
  expect(older?.files).not.toContain('assets/js/page-1.bbbbbbbb.js');
  expect(older?.files).not.toContain('img/gone.png');
});

test('it has the Markdown of its pages, to copy them', () => {
  const isMarkdown = (file: string) => file.endsWith('.md');
  expect(latest?.files.filter(isMarkdown)).toEqual(['docs/inbox.md']);
  expect(older?.files.filter(isMarkdown)).toEqual([]);
});

test('it has the lists by which its pages find the scripts of others', () => {
  for (const version of [latest, older]) {
    expect(version?.files).toContain('page-files/aaaaaaaa/0.json');
  }
});

test('it has its part of the search index, and that of pages without a version', () => {
  expect(older?.files.filter(file => file.startsWith('search/'))).toEqual([
    'search/docs-api-current-rest.json',
    'search/docs-api-current.json',
    'search/docs-default-1.4.x-rest.json',
    'search/docs-default-1.4.x.json',
    'search/manifest.json',
    'search/synonyms.json',
  ]);
});

test('it answers questions about its pages, unless an orchestrator does', () => {
  const asked = (files: readonly string[] = []) => files.filter(file => file.startsWith('ask/'));
  expect(asked(older?.files)).toEqual([
    'ask/1.4.x.1.json',
    'ask/manifest.json',
    'ask/text/docs/1.4.x/inbox.json',
    'ask/widget.js',
    'ask/worker.js',
  ]);
  const [without] = planLists({paths, pages, manifest, ask: undefined}, versions, []);
  expect(asked(without?.taken.map(({file}) => file))).toEqual([]);
});

test('the hashes of a build are those of the files that every page names', () => {
  expect(latest?.hashes).toEqual(['aaaaaaaa']);
  const site = ['css/styles.cccccccc.css', 'css/later.eeeeeeee.css', 'js/main.aaaaaaaa.js'];
  const others = [
    'js/main-menu.11111111.js',
    'css/operation.22222222.css',
    'js/page-1.dddddddd.js',
  ];
  expect(buildHashes([...site, ...others].map(name => `assets/${name}`))).toEqual([
    'eeeeeeee',
    'cccccccc',
    'aaaaaaaa',
  ]);
});
