import type {Config} from '@docusaurus/types';

/** Icons, manifest and the fonts that every page needs for its first paint. */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: '/fonts/inter.woff2',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
] satisfies NonNullable<Config['headTags']>;
