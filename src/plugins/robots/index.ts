import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The rules for crawlers: they may read everything, and find all pages in the sitemap. */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${baseUrl}sitemap.xml`, siteUrl)}\n`;
}

/** Publishes /robots.txt, which names the site's own address and is therefore no static file. */
export default function robots(): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig: {url, baseUrl}}) {
      await writeFile(path.join(outDir, 'robots.txt'), robotsText(url, baseUrl));
    },
  };
}
