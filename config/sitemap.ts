import type {Options} from '@docusaurus/plugin-sitemap';

/** Search engines are told of every page that is worth finding: no lists by tag, no search. */
export const sitemap = {
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: ['/tags/**', '/**/tags/**', '/search'],
} satisfies Options;
