import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {twinVersions} from './versions.ts';

const group = (permalink: string) => ({
  type: 'category',
  label: 'Group',
  link: {type: 'generated-index', permalink},
  items: [],
});

/** A version with pages by their ids, and with groups that have an index. */
function version(name: string, path: string, ids: readonly string[], groups: readonly string[]) {
  return {
    versionName: name,
    label: name,
    path,
    docs: ids.map(id => ({id, permalink: `${path}/${id}`})),
    sidebars: {main: groups.map(each => group(`${path}/${each}`))},
  };
}

const table = {moved: {old: [{from: '/profile', to: '/user/profile'}]}, dropped: []};

test('a page of an older version has a successor that exists', () => {
  const loadedVersions = [
    version('current', '/docs', ['start', 'user/profile'], ['guides']),
    version('old', '/docs/old', ['start', 'profile', 'lost'], ['guides', 'lost-guides']),
  ];
  const content = {loadedVersions} as unknown as LoadedContent;
  const [latest, old] = twinVersions(content, table, '/');
  const pages = ['start', 'profile', 'lost', 'guides', 'lost-guides'];
  expect(pages.map(page => old?.successorOf(`/docs/old/${page}`))).toEqual([
    '/docs/start',
    '/docs/user/profile',
    '/docs',
    '/docs/guides',
    '/docs',
  ]);
  expect(latest?.successorOf('/docs/start')).toBeUndefined();
});
