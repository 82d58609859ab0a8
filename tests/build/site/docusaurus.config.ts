import type {Config} from '@docusaurus/types';
import {strictMarkdown, strictness} from '../../../config/strictness.ts';

/** The smallest site with the real settings of what stops a build. */
const config: Config = {
  title: 'Fixture',
  url: 'https://example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  ...strictness,
  markdown: strictMarkdown,
  themes: ['@docusaurus/theme-classic'],
  plugins: [
    '../../../src/plugins/ssg-cache/index.ts',
    ['../../../src/plugins/route-shards/index.ts', {minimumPages: 1, pagesPerShard: 3}],
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/'}],
  ],
};

export default config;
