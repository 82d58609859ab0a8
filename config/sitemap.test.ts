import {createMatcher} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {canonicalPages, sitemap} from './sitemap.ts';

const isExcluded = createMatcher(sitemap.ignorePatterns);

test.each(['/tags', '/tags/email', '/docs/tags', '/docs/1.4.x/tags/email', '/search'])(
  '%s is not in the sitemap',
  path => {
    expect(isExcluded(path)).toBe(true);
  },
);

test.each(['/', '/docs', '/docs/features/hashtags', '/docs/tags-and-labels'])(
  '%s is in the sitemap',
  path => {
    expect(isExcluded(path)).toBe(false);
  },
);

describe('pages of older versions', () => {
  function kept(...paths: string[]): string[] {
    const items = paths.map(path => ({url: `https://example.com${path}`}));
    const moved = {moved: {'1.0.0': [{from: '/box', to: '/inbox'}]}, dropped: []};
    return canonicalPages(items, {base: '/docs', older: ['1.4.x', '1.0.0'], moved}).map(
      ({url}) => new URL(url).pathname,
    );
  }

  test('are left out when the latest version has the page', () => {
    expect(kept('/docs/1.4.x', '/docs/1.4.x/inbox', '/docs', '/docs/inbox')).toEqual([
      '/docs',
      '/docs/inbox',
    ]);
  });

  test('are left out when the latest version has the page at another address', () => {
    expect(kept('/docs/1.0.0/box', '/docs/1.4.x/box', '/docs/inbox')).toEqual([
      '/docs/1.4.x/box',
      '/docs/inbox',
    ]);
  });

  test('stay when no other version has them', () => {
    expect(kept('/docs/1.0.0/batching', '/docs/inbox')).toHaveLength(2);
  });

  test('are told from pages whose address begins alike', () => {
    expect(kept('/docs/1.0.0-beta', '/docs/1.4.xyz')).toHaveLength(2);
  });
});
