import {expect, test} from 'vitest';
import {pageRoute} from './pages.ts';

test.each([
  ['/docs', 'index', undefined, '/docs'],
  ['/docs', 'introduction/quick-start', undefined, '/docs/introduction/quick-start'],
  ['/docs', 'concepts/index', undefined, '/docs/concepts'],
  ['/docs', 'security/security', undefined, '/docs/security'],
  [
    '/docs/1.4.x',
    'introduction/getting-started',
    undefined,
    '/docs/1.4.x/introduction/getting-started',
  ],
  ['/docs', 'concepts/overview', '/', '/docs'],
  ['/docs', 'concepts/overview', '/start', '/docs/start'],
  ['/docs', 'concepts/overview', 'summary', '/docs/concepts/summary'],
])('%s + %s (slug %s) is served at %s', (base, id, slug, route) => {
  expect(pageRoute(base, id, slug)).toBe(route);
});
