import type {Config} from '@docusaurus/types';
import {announcementScript} from './announcementBar.ts';
import {fontAddress} from './fonts.ts';

/**
 * Icons, manifest, the fonts, the styles of browsers that run no scripts, and what has to
 * happen before the first paint.
 */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/img/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  ...['Inter', 'JetBrains Mono'].map(family => ({
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: fontAddress(family),
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
      // On a phone, the first page is read sooner in a font of the phone; from the second page on, the fonts are there.
      media: '(min-width: 997px)',
    },
  })),
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: '<link rel="stylesheet" href="/scripts-off.css">',
  },
  {tagName: 'script', attributes: {}, innerHTML: announcementScript},
] satisfies NonNullable<Config['headTags']>;
