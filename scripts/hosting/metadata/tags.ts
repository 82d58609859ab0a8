/** Adds tags to the head of a page that no browser needs: they are in the HTML and in no script. */
import {cardSize} from './cards/card.ts';
import type {StructuredData} from './structuredData.ts';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '"': '&quot;', '<': '&lt;'};

function meta(property: string, content: string | number): string {
  const text = String(content).replace(/[&"<]/g, character => entities[character] ?? character);
  return `<meta property=${property} content="${text}">`;
}

/** The picture of a page. */
export interface CardTags {
  /** Its absolute address. */
  address: string;
  alt: string;
}

/** The tags of the picture. X shows it as well: Docusaurus writes `twitter:card` into every page. */
function cardTags({address, alt}: CardTags): string {
  return [
    meta('og:image', address),
    meta('og:image:width', cardSize.width),
    meta('og:image:height', cardSize.height),
    meta('og:image:alt', alt),
  ].join('');
}

function dataTag(data: StructuredData): string {
  // A browser ends the element at `</script`, wherever it stands.
  return `<script type=application/ld+json>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Where the structured data of a page goes: behind its breadcrumbs, with which it compresses best. */
function dataIndex(head: string): number {
  const breadcrumbs = head.lastIndexOf('application/ld+json');
  return breadcrumbs < 0
    ? head.length
    : head.indexOf('</script>', breadcrumbs) + '</script>'.length;
}

/**
 * Puts the picture of a page behind its title, where services look that read the start of pages only, and its
 * structured data behind its breadcrumbs.
 *
 * @param file what messages call the page
 * @throws Error for a page without a title in its head
 */
export function addTags(
  html: string,
  card: CardTags,
  data: StructuredData | undefined,
  file: string,
): string {
  const head = html.slice(0, html.indexOf('</head>'));
  if (!head.includes('</title>')) throw new Error(`${file} has no title in its head`);
  const title = head.indexOf('</title>') + '</title>'.length;
  const end = dataIndex(head);
  return [
    html.slice(0, title),
    cardTags(card),
    html.slice(title, end),
    data ? dataTag(data) : '',
    html.slice(end),
  ].join('');
}
