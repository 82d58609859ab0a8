/** Reads a built page as a list of blocks of plain text, as a person would compare it. */
import {load} from 'cheerio/slim';
import type {AnyNode, Element} from 'domhandler';
import {collapse, inlineElements, noContent} from '../../content/articleHtml.ts';
import type {Block, BlockKind} from '../../content/versionChanges.ts';

/** Parts of an article that are no text of its own, or the same on every page. */
const noText = [
  ...noContent,
  '.theme-doc-version-banner',
  '[role="tooltip"]',
  // Facts about the page and marks in its text; a `<div>` that only the search leaves out is text.
  ':not(div)[data-search-ignore]',
].join(',');

/** Elements that do not end a block. */
const isInline = (name: string) => inlineElements.has(name) || name === 'img';

const kinds: Readonly<Record<string, BlockKind>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  li: 'li',
  dd: 'li',
  tr: 'row',
};

/** The text of an inline run or of a cell: two elements side by side are set apart by style, so a space is. */
function inlineText(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag') return '';
  if (node.name === 'br') return ' ';
  if (node.name === 'img') return node.attribs.alt ?? '';
  const text = node.children.map(inlineText).join('');
  const isApart = node.previousSibling?.type === 'tag' && node.parentNode?.type === 'tag';
  const isCode = isApart && (node.parentNode as Element).name === 'code';
  return `${isApart && !isCode ? ' ' : ''}${text}${isInline(node.name) ? '' : ' '}`;
}

/** The lines of a code block, without empty ones at the end. */
function codeLines(pre: Element): string[] {
  const text = (node: AnyNode): string => {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag') return '';
    return node.name === 'br' ? '\n' : node.children.map(text).join('');
  };
  return text(pre)
    .trimEnd()
    .split('\n')
    .map(line => line.trimEnd());
}

/** Collects blocks while a page is walked through. */
class Blocks {
  readonly list: Block[] = [];
  #text = '';
  /** The term that the next block explains. */
  #term = '';

  add(text: string): void {
    this.#text += text;
  }

  /** Ends the block that is being read. */
  end(kind: BlockKind): void {
    const text = collapse(this.#text);
    if (text) this.list.push({kind, text: this.#term ? `${this.#term}: ${text}` : text});
    if (text) this.#term = '';
    this.#text = '';
  }

  /** Begins an entry of a list of terms, whose term is a part of its first block: alone, it never changes. */
  begin(term: string): void {
    this.endEntry();
    this.#term = collapse(term);
  }

  /** Ends an entry of a list of terms. */
  endEntry(): void {
    if (this.#term) this.list.push({kind: 'li', text: this.#term});
    this.#term = '';
  }
}

function walk(element: Element, kind: BlockKind, blocks: Blocks): void {
  for (const node of element.children) {
    if (node.type === 'text') blocks.add(node.data);
    if (node.type !== 'tag') continue;
    if (isInline(node.name) && !containsBlock(node)) {
      blocks.add(inlineText(node));
      continue;
    }
    blocks.end(kind);
    const own = kinds[node.name] ?? (kind === 'li' ? 'li' : 'p');
    if (node.name === 'dt') {
      blocks.begin(inlineText(node));
    } else if (node.name === 'pre') {
      for (const text of codeLines(node)) blocks.list.push({kind: 'code', text});
    } else if (own === 'row') {
      const cells = node.children.map(cell => collapse(inlineText(cell))).filter(Boolean);
      if (cells.length > 0) blocks.list.push({kind: own, text: cells.join(' | ')});
    } else {
      walk(node, own, blocks);
      blocks.end(own);
      if (node.name === 'dd') blocks.endEntry();
    }
  }
}

function containsBlock(element: Element): boolean {
  return element.children.some(
    node => node.type === 'tag' && (!isInline(node.name) || containsBlock(node)),
  );
}

/**
 * Reads what `mainOf` found.
 *
 * @returns blocks that begin with the title of the page; none for a page without an article
 */
export function readText(html: string): Block[] {
  const $ = load(html);
  const article = $('article').first();
  article.find(noText).remove();
  const element = article.get(0);
  if (!element) return [];
  const blocks = new Blocks();
  walk(element, 'p', blocks);
  blocks.end('p');
  const title = blocks.list.findIndex(({kind}) => kind === 'h1');
  return title < 0 ? [] : blocks.list.slice(title);
}
