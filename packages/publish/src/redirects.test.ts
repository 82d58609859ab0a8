import {expect, test} from 'vitest';
import {redirectTarget, wildcardTarget} from '@engagespot-docs/publish/redirects';

const rules = [
  {from: '/old', to: '/docs'},
  {from: '/old/*', to: '/docs/start'},
  {from: '/docs/2.x/*', to: '/docs/*'},
];

test.each([
  ['/old/page', '/docs/start'],
  ['/old/deep/page', '/docs/start'],
  ['/old/', '/docs/start'],
  ['/old', undefined],
  ['/older/page', undefined],
  ['/docs/old/page', undefined],
  ['/docs/2.x/deep/page', '/docs/deep/page'],
  ['/docs/2.x/', undefined],
  ['/docs/2.x/a\r\nSet-Cookie: b', undefined],
])('the wildcard sends %s to %s', (pathname, target) => {
  expect(wildcardTarget(rules, pathname)).toBe(target);
});

test.each([
  ['/old', '/docs'],
  ['/old/', '/docs'],
  ['/old/page', '/docs/start'],
  ['/older', undefined],
])('all rules together send %s to %s', (pathname, target) => {
  expect(redirectTarget(rules, pathname)).toBe(target);
});
