import {createMatcher} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {sitemap} from './sitemap.ts';

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
