/** Adds tags to the head of a page that no browser needs: they are in the HTML and in no script. */
import {cardSize} from './cards/card.ts';
import type {StructuredData} from './structuredData.ts';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '"': '&quot;', '<': '&lt;'};

function meta(property: string, content: string | number): string {
  const text = String(content).replace(/[&"<]/g, character => entities[character] ?? character);
  return `<meta property="${property}" content="${text}">`;
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
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Puts the picture of a page behind its title, where short-sighted readers of pages look, and its structured data at
 * the end of its head.
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
  const title = html.indexOf('</title>') + '</title>'.length;
  const end = html.indexOf('</head>');
  if (title > end || !html.includes('</title>'))
    throw new Error(`${file} has no title in its head`);
  return [
    html.slice(0, title),
    cardTags(card),
    html.slice(title, end),
    data ? dataTag(data) : '',
    html.slice(end),
  ].join('');
}
