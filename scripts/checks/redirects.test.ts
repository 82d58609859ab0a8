import {expect, test} from 'vitest';
import {redirectProblems} from './redirects.ts';

const routes = new Set(['/docs', '/docs/start', '/api']);

test('passes fixed and wildcard rules to pages', () => {
  const rules = [
    {from: '/old', to: '/docs'},
    {from: '/old/*', to: '/docs/start'},
    {from: '/docs/old', to: '/docs/start'},
    {from: '/docs/2.x', to: '/docs'},
    {from: '/docs/2.x/old', to: '/docs/start'},
    {from: '/docs/2.x/*', to: '/docs/*'},
  ];
  expect(redirectProblems(rules, routes)).toEqual([]);
});

test.each([
  ['a target that is no page', [{from: '/old', to: '/docs/gone'}], 'not a page'],
  ['a rule that hides a page', [{from: '/api', to: '/docs'}], 'hides a page'],
  [
    'a second rule for an address',
    [
      {from: '/old', to: '/docs'},
      {from: '/old', to: '/api'},
    ],
    'second rule',
  ],
  [
    'a loop',
    [
      {from: '/one', to: '/two'},
      {from: '/two', to: '/one'},
    ],
    'loop or chain',
  ],
  ['a rule that leads to itself', [{from: '/one', to: '/one'}], 'loop or chain'],
  ['a trailing slash', [{from: '/old/', to: '/docs'}], 'not a path'],
  ['a host', [{from: 'https://example.com/old', to: '/docs'}], 'not a path'],
  ['a subtree that hides a page', [{from: '/docs/*', to: '/api'}], 'hides a page'],
  ['a subtree without a target', [{from: '/old/*', to: '/gone/*'}], 'no page is below'],
  [
    'a subtree that leads to another rule',
    [
      {from: '/docs/old', to: '/docs/start'},
      {from: '/docs/2.x/*', to: '/docs/*'},
    ],
    'loop or chain',
  ],
  ['a star in the middle', [{from: '/old/*/page', to: '/docs'}], 'not a path'],
])('fails on %s', (_, rules, message) => {
  const problems = redirectProblems(rules, routes);
  expect(problems.join('\n')).toContain(message);
  expect(problems.join('\n')).toContain('→');
});
