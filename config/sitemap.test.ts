import {createMatcher} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {rankOlderPages, sitemap} from './sitemap.ts';

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
  function ranked(...paths: string[]): string[] {
    const items = paths.map(path => ({url: `https://example.com${path}`, priority: 0.5}));
    const moved = {moved: {'1.0.0': [{from: '/box', to: '/inbox'}]}, dropped: []};
    return rankOlderPages(items, {base: '/docs', older: ['1.4.x', '1.0.0'], moved}).map(
      ({url, priority}) => `${new URL(url).pathname} ${priority}`,
    );
  }

  test('are left out when the latest version has the page', () => {
    expect(ranked('/docs/1.4.x', '/docs/1.4.x/inbox', '/docs', '/docs/inbox')).toEqual([
      '/docs 0.5',
      '/docs/inbox 0.5',
    ]);
  });

  test('are left out when the latest version has the page at another address', () => {
    expect(ranked('/docs/1.0.0/box', '/docs/1.4.x/box', '/docs/inbox')).toEqual([
      '/docs/inbox 0.5',
      '/docs/1.4.x/box 0.3',
    ]);
  });

  test('come last, with a lower priority, when no other version has them', () => {
    expect(ranked('/docs/1.0.0/batching', '/docs/inbox')).toEqual([
      '/docs/inbox 0.5',
      '/docs/1.0.0/batching 0.3',
    ]);
  });

  test('are told from pages whose address begins alike', () => {
    expect(ranked('/docs/1.0.0-beta', '/docs/1.4.xyz')).toEqual([
      '/docs/1.0.0-beta 0.5',
      '/docs/1.4.xyz 0.5',
    ]);
  });
});
