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
