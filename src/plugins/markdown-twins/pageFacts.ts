/** What a built page says of itself besides the Markdown of its article. */
import {load} from 'cheerio/slim';

export interface PageFacts {
  title: string;
  description: string;
  /** Undefined for a page without a canonical address. */
  canonical?: string | undefined;
}

/** The tags of the head that are read. */
const headTag = /<(?:meta|link)\b(?=[^>]*\b(?:description|canonical)\b)[^>]*>/g;

/** The tags of the head of a built page that say what the page is. */
export function headTags(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  return (head.match(headTag) ?? []).join('');
}

const heading = /<h1\b[^>]*>[\s\S]*?<\/h1>/;

/**
 * @param tags as `headTags` finds them
 * @param main the page between its `<main>` tags
 */
export function pageFacts(tags: string, main: string): PageFacts {
  const $ = load(tags + (heading.exec(main)?.[0] ?? ''));
  return {
    title: $('h1').text().trim(),
    description: $('meta[name="description"]').attr('content') ?? '',
    canonical: $('link[rel="canonical"]').attr('href'),
  };
}
