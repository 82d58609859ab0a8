import type {PublishingPlugin} from '@engagespot-docs/publish/site';

/** The rules for crawlers: they may read everything, and find all pages in the sitemap. */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${baseUrl}sitemap.xml`, siteUrl)}\n`;
}

/** Publishes /robots.txt, which names the site's own address and is therefore no static file. */
export default function robots(): PublishingPlugin {
  return {
    name: 'robots',
    publish: ({url, baseUrl}) => new Map([['robots.txt', robotsText(url, baseUrl)]]),
  };
}
