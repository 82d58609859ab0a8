/** What a built page says of itself outside of its article. */
import {load} from 'cheerio';

export interface PageFacts {
  title: string;
  description: string;
  /** Undefined for a page without a canonical address. */
  canonical: string | undefined;
}

/** The tags of the head that are read. Docusaurus' minifier leaves out quotes and end tags. */
const headTags = /<(?:meta|link)\b(?=[^>]*\b(?:description|canonical)\b)[^>]*>/g;

const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;

/** @param html a built page */
export function pageFacts(html: string): PageFacts {
  const $ = load((html.match(headTags) ?? []).join(''));
  const [, title = ''] = heading.exec(html) ?? [];
  return {
    title: load(title).text().trim(),
    description: $('meta[name="description"]').attr('content') ?? '',
    canonical: $('link[rel="canonical"]').attr('href'),
  };
}
