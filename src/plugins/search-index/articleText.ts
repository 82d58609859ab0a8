/** Reads the text of an article as a person would: without controls, and with words kept apart. */
import type {Cheerio} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {collapse, inlineElements, noContent} from '../../content/articleHtml.ts';

/** What is there for other reasons than to be an answer; its words count for the page alone. */
const ignored = '[data-search-ignore]';

/** Stands between the texts of two blocks until `tidy` decides what to make of it. */
const blockEnd = '\u2029';

/** Removes everything that is no content from the article. */
export function removeNoContent(article: Cheerio<Element>, exclude: readonly string[]): void {
  article.find([...noContent, ignored, ...exclude].join(',')).remove();
}

/** All words that a reader sees in an article, lower case, once each. */
export function visibleWords(article: Cheerio<Element>): Set<string> {
  const skipped = new Set<AnyNode>(article.find(noContent.join(',')).toArray());
  let text = '';
  for (const element of article.toArray()) {
    walk(
      element,
      piece => {
        text += piece;
      },
      node => skipped.has(node),
    );
  }
  return plainWords(text);
}

/** Names such as `NOTIFICATION_READ`, whose words say little one by one. */
const constant = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

/** The words of a text without what joins them, and its constants, lower case, once each. */
export function plainWords(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const constants = text.match(constant) ?? [];
  return new Set([...words, ...constants].map(word => word.toLowerCase()));
}

/** What stands around a block: lines of code follow each other as one text. */
function blockSeparator(element: Element): string {
  return isInCode(element) ? ' ' : blockEnd;
}

function hasText(node: AnyNode): boolean {
  if (node.type === 'text') return node.data.trim() !== '';
  return node.type === 'tag' && node.children.some(hasText);
}

/** Cells of a table: a row reads as a sentence, `seen: The user saw it, once.` */
function isCell({name}: Element): boolean {
  return name === 'td' || name === 'th';
}

/** What stands before a cell that says something. */
function cellSeparator(cell: Element): string {
  const before = (cell.parent?.children ?? []).slice(0, cell.parent?.children.indexOf(cell));
  const count = before.filter(hasText).length;
  return [blockEnd, ': '][count] ?? ', ';
}

/** What stands before an element, so that two words do not become one. */
function separatorBefore(element: Element): string {
  if (isCell(element)) return hasText(element) ? cellSeparator(element) : '';
  if (!inlineElements.has(element.name)) return blockSeparator(element);
  // A mark beside a word is not a part of it.
  if (element.name === 'br' || 'data-search-ignore' in element.attribs) return ' ';
  // Two inline elements side by side (a name and its type) are set apart by style, save in code.
  return element.previousSibling?.type === 'tag' && !isInCode(element) ? ' ' : '';
}

/** What stands after an element. */
function separatorAfter(element: Element): string {
  if (inlineElements.has(element.name) || isCell(element)) return '';
  return element.name === 'tr' ? `.${blockEnd}` : blockSeparator(element);
}

function isInCode(element: Element): boolean {
  for (let node = element.parentNode; node; node = node.parentNode) {
    if (node.type === 'tag' && (node.name === 'pre' || node.name === 'code')) return true;
  }
  return false;
}

/**
 * Walks through the article in reading order.
 *
 * @param onText called with each piece of text, spaces included
 * @param onElement called before the content of an element; `true` leaves the content out
 */
export function walk(
  node: AnyNode,
  onText: (text: string) => void,
  onElement: (element: Element) => boolean = () => false,
): void {
  if (node.type === 'text') onText(node.data);
  if (node.type !== 'tag' || onElement(node)) return;
  onText(separatorBefore(node));
  if (node.name === 'img') onText(node.attribs.alt ?? '');
  for (const child of node.children) walk(child, onText, onElement);
  onText(separatorAfter(node));
}

/** A row whose last cell ends a sentence needs no further dot, nor does an empty one. */
function endOnce(block: string): string {
  return block.replace(/^\.$|(?<=[.!?…:])\s*\.$/, '');
}

/**
 * The text as one line; blocks that do not end in punctuation are set apart by a dot:
 *
 *   <li>Email</li><li>SMS</li> → 'Email · SMS'
 */
export function tidy(text: string): string {
  const blocks = text.split(blockEnd).map(collapse).map(endOnce).filter(Boolean);
  return blocks.reduce((line, block) => {
    if (line === '') return block;
    return /[.,:;!?…]$/.test(line) ? `${line} ${block}` : `${line} · ${block}`;
  }, '');
}

/** Text of an element. */
export function textOf(element: AnyNode): string {
  let text = '';
  walk(element, piece => {
    text += piece;
  });
  return tidy(text);
}

/** At most `limit` characters of a text, cut between two words. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  return text.slice(0, end > 0 ? end : limit);
}
