import {expect, test} from 'vitest';
import {clientRedirects, redirectTarget, wildcardTarget} from './redirects.ts';

const rules = [
  {from: '/old', to: '/docs'},
  {from: '/old/*', to: '/docs/start'},
];

test.each([
  ['/old/page', '/docs/start'],
  ['/old/deep/page', '/docs/start'],
  ['/old/', '/docs/start'],
  ['/old', undefined],
  ['/older/page', undefined],
  ['/docs/old/page', undefined],
])('the wildcard sends %s to %s', (pathname, target) => {
  expect(wildcardTarget(pathname, rules)).toBe(target);
});

test('static pages are written for fixed addresses only', () => {
  expect(clientRedirects.redirects.length).toBeGreaterThan(0);
  expect(clientRedirects.redirects.filter(({from}) => from.includes('*'))).toEqual([]);
});

test.each([
  ['/docs-b32', '/docs'],
  ['/docs/rest-api/', '/api/api-reference/introduction'],
  ['/docs/rest-api/users', '/api/api-reference/introduction'],
  ['/docs/rest', undefined],
])('in the browser %s leads to %s', (pathname, target) => {
  expect(redirectTarget(pathname)).toBe(target);
});
