/** Reads the article of a built page as a tree that can become Markdown. */
import {load} from 'cheerio/slim';
import type {AnyNode, Element as HtmlElement} from 'domhandler';
import type {Element, ElementContent, Root} from 'hast';
import {inlineElements, mainOf, noText, tabLabels} from '../content/articleHtml.ts';

/** What a component leaves out of the Markdown: facts about the page, controls, repetitions. */
export const skipped = '[data-markdown-ignore]';

/** What is not read. The labels of tabs stand above the panels as one control; Markdown has each above its panel. */
const unread = [...noText.filter(selector => selector !== tabLabels), skipped].join(',');

/** Attributes that Markdown has a form for, and how the tree calls them. */
const attributes: Readonly<Record<string, string>> = {
  href: 'href',
  src: 'src',
  alt: 'alt',
  start: 'start',
  align: 'align',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  'aria-label': 'ariaLabel',
};

/** Invisible characters at which browsers break lines. */
const invisible = /[\u200B\u00AD\uFEFF]/g;

function propertiesOf({attribs}: HtmlElement): Element['properties'] {
  const known = Object.entries(attribs).flatMap(([name, value]) => {
    const property = attributes[name];
    return property ? [[property, value]] : [];
  });
  const classes = attribs.class?.split(/\s+/).filter(Boolean) ?? [];
  return {...Object.fromEntries(known), ...(classes.length > 0 && {className: classes})};
}

/** The element that a component declares for the Markdown in `data-md`, or else its own name. */
const formOf = ({attribs, name}: HtmlElement) => attribs['data-md'] ?? name;

/** Forms that are no elements: see the README. */
const inlineForms: ReadonlySet<string> = new Set(['term', 'remark']);

const isInline = (form: string) => inlineElements.has(form) || inlineForms.has(form);

/** Two inline elements side by side, such as a name and its type, are set apart by style. */
function isApart(node: AnyNode, before: AnyNode | undefined): boolean {
  if (node.type !== 'tag' || !before) return false;
  if (formOf(node) === 'remark') return before.type !== 'text' || !/\s$/.test(before.data);
  return before.type === 'tag' && isInline(formOf(node)) && isInline(formOf(before));
}

/** The text of code, whose colors, links and lines are elements. */
function codeOf(node: AnyNode): string {
  if (node.type === 'text') return node.data.replace(invisible, '');
  if (node.type !== 'tag') return '';
  return node.name === 'br' ? '\n' : node.children.map(codeOf).join('');
}

function childrenOf(parent: HtmlElement): ElementContent[] {
  // Most elements of a page are colors of code: without them, the tree is a small one.
  if (parent.name === 'code') return [{type: 'text', value: codeOf(parent)}];
  const children: ElementContent[] = [];
  for (const [index, node] of parent.children.entries()) {
    if (isApart(node, parent.children[index - 1])) children.push({type: 'text', value: ' '});
    if (node.type === 'text') {
      children.push({type: 'text', value: node.data.replace(invisible, '')});
    } else if (node.type === 'tag') {
      children.push(treeOf(node));
    }
  }
  return children;
}

/** Takes the spaces off the ends of a link: they stood beside an icon. */
function trimEnds(children: ElementContent[]): void {
  const [first] = children;
  const last = children.at(-1);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function treeOf(element: HtmlElement): Element {
  const children = childrenOf(element);
  if (element.name === 'a') trimEnds(children);
  return {
    type: 'element',
    tagName: formOf(element),
    properties: propertiesOf(element),
    children,
  };
}

/**
 * The article of a page; the whole main part of one whose title stands in no article.
 *
 * @param html a built page
 * @returns undefined for a page without a title in its main part
 */
export function readArticle(html: string): Root | undefined {
  const $ = load(mainOf(html));
  const article = $('article:has(h1)').get(0) ?? $('main:has(h1)').get(0);
  if (!article) return undefined;
  $(article).find(unread).remove();
  return {type: 'root', children: childrenOf(article)};
}
