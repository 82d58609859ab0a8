import {expect, test} from 'vitest';
import {pairsOf} from './pairs.ts';

function version(label: string, path: string, pages: readonly string[]) {
  return {name: label, label, path, docs: pages.map(page => ({id: page, path: `${path}/${page}`}))};
}

const versions = [
  version('3', '/site/docs', ['start', 'features/user', 'new']),
  version('2', '/site/docs/2', ['start', 'features/user', 'digest']),
  version('1', '/site/docs/1', ['start', 'user', 'digest']),
];

const table = {
  moved: {1: [{from: '/user', to: '/features/user'}]},
  dropped: [{page: '/digest', leadsTo: '/start', because: 'A test.'}],
};

test('each page is compared with its counterpart in every newer version that has one', () => {
  const pairs = pairsOf(table, versions, '/site/');
  expect(pairs.map(({older, newer}) => `${older} ${newer}`)).toEqual([
    '/site/docs/2/start /site/docs/start',
    '/site/docs/2/features/user /site/docs/features/user',
    '/site/docs/1/start /site/docs/start',
    '/site/docs/1/user /site/docs/features/user',
    '/site/docs/1/start /site/docs/2/start',
    '/site/docs/1/user /site/docs/2/features/user',
    '/site/docs/1/digest /site/docs/2/digest',
  ]);
});

test('each pair has a file of its own, below the base path', () => {
  const files = pairsOf(table, versions, '/site/').map(({file}) => file);
  expect(files[3]).toBe('changes/docs/1/user/3.json');
  expect(new Set(files).size).toBe(files.length);
});
