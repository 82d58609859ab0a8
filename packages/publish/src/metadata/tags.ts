/** Adds tags to the head of a page that no browser needs: they are in the HTML and in no script. */
import {cardSize} from '../cards/model.ts';
import type {StructuredData} from './structuredData.ts';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '"': '&quot;', '<': '&lt;'};

/** Text without the places where long names may break, which only pages and pictures need. */
function unbroken(text: string): string {
  return text.replaceAll('\u200B', '');
}

function meta(property: string, content: string | number): string {
  const text = unbroken(String(content)).replace(
    /[&"<]/g,
    character => entities[character] ?? character,
  );
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
  return `<script type=application/ld+json>${unbroken(JSON.stringify(data)).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Puts the picture of a page behind its title, where services look that read the start of pages only, and its
 * structured data at the end of its head.
 *
 * @param file what messages call the page
 * @throws Error for a page without a title in its head
 */
export function addTags(
  html: string,
  card: CardTags,
  data: readonly StructuredData[],
  file: string,
): string {
  const head = html.slice(0, html.indexOf('</head>'));
  if (!head.includes('</title>')) throw new Error(`${file} has no title in its head`);
  const title = head.indexOf('</title>') + '</title>'.length;
  return [
    head.slice(0, title),
    cardTags(card),
    head.slice(title),
    ...data.map(dataTag),
    html.slice(head.length),
  ].join('');
}
