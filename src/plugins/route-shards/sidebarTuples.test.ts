import {expect, test} from 'vitest';
import {packSidebars, type Sidebars, unpackSidebars} from './sidebarTuples.ts';

const sidebars: Sidebars = {
  main: [
    {type: 'link', href: '/docs/start', label: 'Start', docId: 'start', unlisted: false},
    {type: 'link', href: '/docs/start', label: 'Other id', docId: 'folder/start', unlisted: false},
    {type: 'link', href: '/docs/plain', label: 'No page', unlisted: false},
    {type: 'link', href: 'https://example.com', label: 'Elsewhere'},
    {type: 'link', href: '/docs/draft', label: 'Unlisted', docId: 'draft', unlisted: true},
    {type: 'link', href: '/docs/new', label: 'With a class', className: 'new', unlisted: false},
    {type: 'html', value: '<hr>', defaultStyle: true},
    {
      type: 'category',
      label: 'Group',
      collapsible: true,
      collapsed: false,
      href: '/docs/group',
      customProps: {index: 'group/index'},
      items: [
        {type: 'category', label: 'Inner', collapsible: false, collapsed: true, items: []},
        {type: 'link', href: '/docs/group/a', label: 'A', docId: 'group/a', unlisted: false},
        {type: 'link', href: '/docs/group/b', label: 'B', docId: 'group/b', unlisted: false},
        {type: 'link', href: '/docs/group/c', label: 'C', docId: 'other', unlisted: false},
        {type: 'link', href: '/docs/group/sub/d', label: 'D', unlisted: false},
        {type: 'link', href: '/docs/group/sub/e', label: 'E', unlisted: false},
      ],
    },
  ],
  empty: [],
};

test.each(['/docs/', '/', '/other/'])('sidebars survive packing below %s', base => {
  const packed = JSON.parse(JSON.stringify(packSidebars(sidebars, base)));
  expect(unpackSidebars(packed, base)).toEqual(sidebars);
});

test('a page whose id is its path is a label and a path', () => {
  const [first] = packSidebars(sidebars, '/docs/').main ?? [];
  expect(first).toEqual(['Start', 'start']);
});

test('pages in the same folder share it', () => {
  const link = (path: string, docId = path) => ({
    type: 'link',
    href: `/${path}`,
    label: 'A',
    docId,
  });
  const items = ['a', 'b/c', 'b/d', 'b/e/f', 'b/g', 'h'].map(path => link(path));
  const {main} = packSidebars({main: [...items, link('h/i', 'j'), link('h/k', 'l')]}, '/');
  expect(main?.map(item => Object.values(item).slice(1))).toEqual([
    ['a'],
    ['b/c'],
    ['/d'],
    ['b/e/f'],
    ['b/g'],
    ['h'],
    ['h/i', 'j'],
    ['/k', 'l'],
  ]);
});

test('an address of another host stays as it is', () => {
  const item = {type: 'link', href: '//example.com/a', label: 'Elsewhere', unlisted: false};
  expect(unpackSidebars(packSidebars({main: [item]}, '/'), '/')).toEqual({main: [item]});
});
