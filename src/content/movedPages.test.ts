import {describe, expect, test} from 'vitest';
import {lineOf, type MovedPages, relatedDocs, tableProblems} from './movedPages.ts';
import {isSamePage} from './relatedDoc.ts';

const table: MovedPages = {
  moved: {
    '1.0': [
      {from: '/user/*', to: '/features/user/*'},
      {from: '/profiles', to: '/features/user/profile'},
      {from: '/digest', to: '/features/digest'},
    ],
  },
  dropped: [{page: '/features/digest', leadsTo: '/features/user/profile', because: 'A test.'}],
};

function version(name: string, path: string, pages: readonly string[]) {
  return {name, path, docs: pages.map(page => ({id: page.slice(1), path: path + page}))};
}

const versions = [
  version('current', '/docs', ['/start', '/features/user/profile']),
  version('2.0', '/docs/2.0', ['/start', '/features/user/profile', '/features/digest']),
  version('1.0', '/docs/1.0', ['/start', '/profiles', '/user/profile', '/digest']),
];

test('a page belongs to the line of its successor, or to its own', () => {
  expect(lineOf(table, '1.0', '/user/profile')).toBe('/features/user/profile');
  expect(lineOf(table, '1.0', '/start')).toBe('/start');
  expect(lineOf(table, '2.0', '/user/profile')).toBe('/user/profile');
});

describe('the pages that a version has for those of others', () => {
  const related = relatedDocs(table, versions);
  const found = (name: string) =>
    related.get(name)?.map(({id, path, relation}) => `${id} ${path} ${relation}`);

  test('the latest one, for all that moved and all that it lacks', () => {
    expect(found('current')).toEqual([
      'features/digest /docs/features/user/profile closest',
      'profiles /docs/features/user/profile moved',
      'user/profile /docs/features/user/profile moved',
      'digest /docs/features/user/profile closest',
    ]);
  });

  test('one between, for its own successors', () => {
    expect(found('2.0')).toContain('digest /docs/2.0/features/digest moved');
  });

  test('the oldest one, the first of several pages that were merged', () => {
    expect(found('1.0')).toEqual([
      'features/user/profile /docs/1.0/profiles moved',
      'features/digest /docs/1.0/digest moved',
    ]);
  });
});

test('only a page that comes closest is another one', () => {
  const doc = {id: 'a', path: '/docs/a'};
  expect(isSamePage(doc)).toBe(true);
  expect(isSamePage({...doc, relation: 'moved'})).toBe(true);
  expect(isSamePage({...doc, relation: 'closest'})).toBe(false);
});

describe('the table', () => {
  test('fits the pages', () => {
    expect(tableProblems(table, versions)).toEqual([]);
  });

  test.each([
    ['a page that does not exist', '/gone', '/start', '/gone → /start: the version has no such'],
    ['a target that does not exist', '/digest', '/gone', '/digest → /gone: no later version'],
    ['a page that has not moved', '/start', '/features/digest', '/start: later versions have it'],
  ])('names %s', (_, from, to, problem) => {
    const moved = {'1.0': [{from, to}, ...(table.moved['1.0'] ?? [])]};
    expect(tableProblems({...table, moved}, versions).join('\n')).toContain(problem);
  });

  test('names pages that lead nowhere, and versions that do not exist', () => {
    const problems = tableProblems({...table, moved: {'0.1': []}}, versions);
    expect(problems).toContain('1.0: /user/profile: leads to no page of the latest version');
    expect(problems).toContain('0.1: no older version has this name');
  });

  test('names dropped pages that no version has, that are not dropped, and that lead nowhere', () => {
    const dropped = [
      ...table.dropped,
      {page: '/gone', leadsTo: '/start', because: ''},
      {page: '/start', leadsTo: '/nowhere', because: ''},
    ];
    expect(tableProblems({...table, dropped}, versions)).toEqual([
      '/gone: dropped, but no version has it',
      '/start: dropped, but the latest version has it',
      '/start → /nowhere: the latest version has no such page',
    ]);
  });
});
