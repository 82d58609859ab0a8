/** The words of a page and of its Markdown, each read by a way that the build does not use. */
import {load} from 'cheerio/slim';
import type {Element} from 'domhandler';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {collapse, mainOf, noText, tabLabels} from '../../../src/content/articleHtml';
import {walk} from '../../../src/plugins/search-index/articleText';

function wordsOf(text: string): string[] {
  return collapse(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export interface PageWords {
  words: string[];
  /** Elements that a component leaves out of the Markdown. */
  skipped: number;
}

/** The words that a page shows, with what its Markdown says in another place or that only a style says. */
export function pageWords(html: string): PageWords {
  const $ = load(mainOf(html));
  const article = $('article:has(h1), main:has(h1)').last();
  article.find(noText.filter(selector => selector !== tabLabels).join(',')).remove();
  const skipped = article.find('[data-markdown-ignore]').remove().length;
  // Each label of a tab stands above its panel.
  for (const tabs of article.find('.theme-tabs-container').toArray()) {
    const panels = $(tabs).children().last().children();
    $(tabs)
      .children(tabLabels)
      .children()
      .each((index, label) => {
        $('<p>').text($(label).text()).prependTo(panels.eq(index));
      });
    $(tabs).children(tabLabels).remove();
  }
  // The kind of an admonition with a title is a color.
  for (const admonition of article.find('.theme-admonition').toArray()) {
    const [, kind = ''] = /theme-admonition-(\w+)/.exec($(admonition).attr('class') ?? '') ?? [];
    const heading = $(admonition).children().first();
    if (heading.text().trim().toLowerCase() !== kind) $('<p>').text(kind).prependTo(admonition);
  }
  for (const aside of article.find('aside[aria-label]').toArray()) {
    $('<p>')
      .text($(aside).attr('aria-label') ?? '')
      .prependTo(aside);
  }
  let text = '';
  walk(article.get(0) as Element, piece => {
    text += piece;
  });
  return {words: wordsOf(text), skipped};
}

export function parseMarkdown(markdown: string) {
  return fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

const inline = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'image']);

function textOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return inline.has(node.type) ? node.value : ` ${node.value} `;
  if (!('children' in node)) return ' ';
  const text = node.children.map(textOf).join('');
  return inline.has(node.type) ? text : ` ${text} `;
}

/** The words of a parsed Markdown text as it is rendered. */
export function markdownWords(root: Nodes): string[] {
  return wordsOf(textOf(root));
}
