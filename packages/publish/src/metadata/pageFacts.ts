/** What a page says about itself, read from its HTML. */
import {load} from 'cheerio';

/** A step on the way to a page. */
export interface Crumb {
  name: string;
  /** Path on the host; without one, the step is a group that is no page, or the page itself. */
  path?: string;
}

export interface PageFacts {
  /** The h1. */
  title: string;
  description?: string;
  /** Its address for search engines: for a page of an older version, mostly the page of the latest one. */
  canonical: string;
  /** Whether it is a page of the documentation or of the REST reference. */
  isArticle: boolean;
  /** Label of the version of the documentation that it belongs to. */
  version?: string;
  /** The groups of the sidebar that it is in, outermost first, and the page itself; empty outside of sidebars. */
  crumbs: Crumb[];
  /** When its text was written, as ISO 8601. */
  modified?: string;
}

const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/;
const breadcrumbs = /<nav class="?theme-doc-breadcrumbs[\s\S]*?<\/nav>/;
const lastUpdated = /theme-last-updated"?>[^<]*<time datetime="?([^\s">]+)/i;

/** The text of a piece of HTML, on one line. */
function textOf(html: string): string {
  return load(html, null, false).root().text().replace(/\s+/g, ' ').trim();
}

/** The breadcrumbs without the first, which is an icon. */
function readCrumbs(html: string): Crumb[] {
  const $ = load(breadcrumbs.exec(html)?.[0] ?? '', null, false);
  return $('li')
    .toArray()
    .slice(1)
    .map(item => ({name: $(item).text(), path: $(item).find('a').attr('href')}));
}

/**
 * Reads the facts of a page.
 *
 * Only the parts of the HTML that have them are parsed: most pages are long.
 *
 * @param file what messages call the page
 * @param versionLabels labels of versions whose name is not what readers know them by
 * @throws Error for a page without a canonical address or an h1
 */
export function readPageFacts(
  html: string,
  file: string,
  versionLabels: Readonly<Record<string, string>>,
): PageFacts {
  const $ = load(html.slice(0, html.indexOf('</head>')), {xml: {xmlMode: false}});
  const canonical = $('link[rel=canonical]').attr('href');
  const title = textOf(heading.exec(html)?.[1] ?? '');
  if (!canonical || !title) {
    throw new Error(`${file} has no ${canonical ? 'h1' : 'canonical address'}`);
  }
  const tag = $('meta[name=docusaurus_tag]').attr('content') ?? '';
  const [, version] = /^docs-default-(.+)$/.exec(tag) ?? [];
  return {
    title,
    description: $('meta[name=description]').attr('content'),
    canonical,
    isArticle: tag.startsWith('docs-'),
    version: version && (versionLabels[version] ?? version),
    crumbs: readCrumbs(html),
    modified: lastUpdated.exec(html)?.[1],
  };
}
