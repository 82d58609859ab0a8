import {expect, test} from 'vitest';
import {sidebarProblems} from './sidebar.ts';

const sidebars = {
  main: [
    'index',
    {
      type: 'category' as const,
      label: 'Group',
      link: {type: 'doc' as const, id: 'group/overview'},
      items: ['group/one', {type: 'doc' as const, id: 'group/two', label: 'Two'}],
    },
    {type: 'html' as const, value: 'A heading'},
  ],
};

test('accepts pages as entries and as indexes of groups', () => {
  const pages = ['index', 'group/overview', 'group/one', 'group/two'];
  expect(sidebarProblems(sidebars, pages)).toEqual([]);
});

test('names pages that are missing, doubled and unknown', () => {
  const doubled = {main: [...sidebars.main, 'index']};
  expect(sidebarProblems(doubled, ['index', 'group/overview', 'group/one', 'orphan'])).toEqual([
    'orphan: in no sidebar',
    'index: more than once',
    'group/two: not a page',
  ]);
});
