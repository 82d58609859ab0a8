import {expect, test, vi} from 'vitest';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: false}}));
const {cleanPath} = await import('./cleanAddress.ts');

test.each([
  ['/index.html', '/'],
  ['/docs.html', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/start.html', '/docs/start'],
  ['/docs/start', '/docs/start'],
  ['/docs/html', '/docs/html'],
  ['/', '/'],
])('%s is %s', (pathname, path) => {
  expect(cleanPath(pathname)).toBe(path);
});
