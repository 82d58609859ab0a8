import type {Config} from '@docusaurus/types';
import {announcementScript} from './announcementBar.ts';
import {desktopWidth, fontAddress} from './fonts.ts';
import {site} from './site.ts';

/** A file of `static/` below the path of the site. */
const file = (path: string) => site.baseUrl + path.replace(/^\//, '');

/**
 * Icons, manifest, the fonts, the styles of browsers that run no scripts, and what has to
 * happen before the first paint.
 */
export const headTags = [
  {tagName: 'link', attributes: {rel: 'icon', href: file('img/favicon.ico'), sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: file('img/apple-touch-icon.png')}},
  {tagName: 'link', attributes: {rel: 'manifest', href: file('site.webmanifest')}},
  ...['Inter', 'JetBrains Mono'].map(family => ({
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: file(fontAddress(family)),
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
      media: `(min-width: ${desktopWidth}px)`,
    },
  })),
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: `<link rel="stylesheet" href="${file('scripts-off.css')}">`,
  },
  {tagName: 'script', attributes: {}, innerHTML: announcementScript},
] satisfies NonNullable<Config['headTags']>;
