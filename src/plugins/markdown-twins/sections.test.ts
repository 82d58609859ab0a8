import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {sectionsOf} from './sections.ts';

type Version = Pick<LoadedVersion, 'sidebars' | 'docs'>;

const doc = (id: string, contentType = 'how-to') => ({
  id,
  permalink: id === 'index' ? '/docs/' : `/docs/${id}`,
  frontMatter: {content_type: contentType},
});

const docs = [
  doc('index'),
  doc('a'),
  doc('b'),
  doc('m/one', 'api-member'),
  doc('m/two', 'api-member'),
];
const page = (id: string) => ({type: 'doc', id});
const members = {
  type: 'category',
  label: 'Members',
  link: {type: 'generated-index', permalink: '/docs/m'},
  items: [page('m/one'), {type: 'category', label: 'Inside', items: [page('m/two')]}],
};
const group = {type: 'category', label: 'Group', link: page('a'), items: [page('b'), members]};

const read = (items: unknown[]) =>
  sectionsOf({sidebars: {main: items}, docs} as unknown as Version);

test('a heading of the sidebar begins a section, and an index stands for pages about members', () => {
  const sections = read([page('index'), {type: 'html', value: '<b>The rest</b>'}, group]);
  expect(sections).toEqual([
    {
      title: 'Overview',
      slug: 'overview',
      pages: [{path: '/docs', depth: 0, further: 0}],
      paths: ['/docs'],
    },
    {
      title: 'The rest',
      slug: 'the-rest',
      pages: [
        {path: '/docs/a', depth: 0, further: 0},
        {path: '/docs/b', depth: 1, further: 0},
        {path: '/docs/m', depth: 1, further: 2},
      ],
      paths: ['/docs/a', '/docs/b', '/docs/m', '/docs/m/one', '/docs/m/two'],
    },
  ]);
});

test('without headings, each group is a section', () => {
  expect(read([page('index'), group]).map(({title}) => title)).toEqual(['Overview', 'Group']);
});
