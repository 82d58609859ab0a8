/** How the elements of an article become Markdown where a library cannot know it. */
import type {Element, ElementContent, Nodes} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, Heading, ListItem, PhrasingContent, RootContent} from 'mdast';

/** Where an address of the page leads in its Markdown: an absolute address. */
export type Resolve = (address: string) => string;

type Handlers = Record<string, Handle>;

function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return node.children.map(textOf).join('');
}

const elementsOf = (node: Element): Element[] =>
  node.children.filter(child => child.type === 'element');

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** The children of an element that holds nothing but text in a line. */
function phrasing(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

function flow(state: State, children: readonly ElementContent[]): BlockContent[] {
  return state.toFlow(state.all({type: 'root', children: [...children]})) as BlockContent[];
}

/** The language of a block of code, from the element or one inside it. */
function languageOf(pre: Element): string | null {
  const names = [pre, ...elementsOf(pre)].flatMap(classesOf);
  const name = names.find(each => each.startsWith('language-'))?.slice('language-'.length);
  return name && name !== 'undefined' ? name : null;
}

const code: Handle = (_state, node: Element) => ({
  type: 'code',
  lang: languageOf(node),
  value: textOf(node).replace(/\n+$/, ''),
});

const inlineCode: Handle = (_state, node: Element) => {
  const value = textOf(node).replace(/\s+/g, ' ');
  return value.trim() ? {type: 'inlineCode', value} : undefined;
};

/** The title of a block of code: the name of a file, or words. */
const codeTitle: Handle = (state, node: Element) => {
  const name = textOf(node).trim();
  const children = name.includes(' ')
    ? phrasing(state, node)
    : [{type: 'inlineCode' as const, value: name}];
  return {type: 'paragraph', children: [{type: 'strong', children}]};
};

/** What is said beside the rest of a line. */
const remark: Handle = (state, node: Element) => [text('('), ...phrasing(state, node), text(')')];

/** A list item, with empty lines inside where it has more than a line and a list. */
const item: Handle = (state, node: Element) => {
  const children = state.toFlow(state.all(node)) as BlockContent[];
  const blocks = children.filter(({type}) => type !== 'list');
  return {type: 'listItem', spread: blocks.length > 1, children};
};

/** A list item whose first paragraph begins with a term. */
function termItem(names: PhrasingContent[], meaning: BlockContent[]): ListItem {
  const [first, ...others] = meaning;
  const isText = first?.type === 'paragraph';
  const line = isText ? [...names, text(': '), ...first.children] : names;
  const rest = isText ? others : meaning;
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: line}, ...rest],
  };
}

/** Terms and their meanings as a list. */
const terms: Handle = (state, node: Element) => {
  const entries = elementsOf(node).flatMap(child =>
    child.tagName === 'div' ? elementsOf(child) : child,
  );
  const items: ListItem[] = [];
  let names: PhrasingContent[] = [];
  for (const entry of entries) {
    if (entry.tagName === 'dt') {
      names = [...names, ...(names.length > 0 ? [text(', ')] : []), ...phrasing(state, entry)];
    } else {
      items.push(termItem(names, flow(state, entry.children)));
      names = [];
    }
  }
  if (names.length > 0) items.push(termItem(names, []));
  return {type: 'list', ordered: false, spread: false, children: items};
};

/** `note` → `Note`. */
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `> **Note:** …`, or `> **Warning: its title** …`. */
const admonition: Handle = (state, node: Element) => {
  const [heading, ...content] = elementsOf(node);
  const kind =
    classesOf(node)
      .find(name => /^theme-admonition-/.test(name))
      ?.slice(17) ?? 'note';
  const words = heading ? textOf(heading).trim() : '';
  const label = words.toLowerCase() === kind ? '' : words;
  const intro = label ? `${capitalized(kind)}: ${label}` : `${capitalized(kind)}:`;
  const strong: PhrasingContent = {type: 'strong', children: [text(intro)]};
  const [first, ...others] = flow(state, content);
  // A title stands alone, a bare label begins the first line.
  const begins = first?.type === 'paragraph' && !label;
  const children: BlockContent[] = begins
    ? [{type: 'paragraph', children: [strong, text(' '), ...first.children]}, ...others]
    : [{type: 'paragraph', children: [strong]}, ...(first ? [first] : []), ...others];
  return {type: 'blockquote', children};
};

/** An image that leads to itself in full size needs no link. */
function isOwnPicture(node: Element): boolean {
  const [child, ...others] = elementsOf(node);
  return (
    others.length === 0 && child?.tagName === 'img' && child.properties.src === node.properties.href
  );
}

/**
 * The handlers for one article; they follow its headings in reading order.
 *
 * @param resolve makes addresses absolute
 */
export function articleHandlers(resolve: Resolve): Handlers {
  /** Level of the heading above what is handled. */
  let depth = 1;

  const heading: Handle = (state, node: Element) => {
    depth = Number(node.tagName.charAt(1));
    return defaultHandlers.h1?.(state, node);
  };

  /** What belongs to a label: the label as a heading, and the content below it. */
  function labeled(label: PhrasingContent[], content: () => BlockContent[]): RootContent[] {
    const outside = depth;
    depth = Math.min(depth + 1, 6);
    const line: Heading = {type: 'heading', depth: depth as Heading['depth'], children: label};
    const blocks = content();
    depth = outside;
    return [line, ...blocks];
  }

  /** Every panel below the label of its tab. The labels come first in the page, where they are one control. */
  const tabs: Handle = (state, node: Element) => {
    const [labels, panels] = elementsOf(node);
    if (!labels || !panels) return [];
    return elementsOf(panels).flatMap((panel, index) => {
      const label = elementsOf(labels)[index];
      return labeled(label ? phrasing(state, label) : [], () => flow(state, panel.children));
    });
  };

  /** What readers can open: as a list item a line and what is inside, else a paragraph in bold. */
  const details: Handle = (state, node: Element, parent) => {
    const [summary, ...content] = elementsOf(node);
    const line = summary?.tagName === 'summary' ? phrasing(state, summary) : [];
    const isItem = parent?.type === 'element' && parent.tagName === 'li';
    const children: PhrasingContent[] = isItem ? line : [{type: 'strong', children: line}];
    return [{type: 'paragraph', children}, ...flow(state, content)];
  };

  /** What readers can open and what has a place among the headings. */
  const fold: Handle = (state, node: Element) => {
    const [summary, ...content] = elementsOf(node);
    return labeled(summary ? phrasing(state, summary) : [], () => flow(state, content));
  };

  /** What stands beside the text and is named for those who do not see that. */
  const aside: Handle = (state, node: Element) => {
    const {ariaLabel} = node.properties;
    const content = () => flow(state, node.children);
    return typeof ariaLabel === 'string' ? labeled([text(ariaLabel)], content) : content();
  };

  const block: Handle = (state, node: Element, parent) => {
    const classes = classesOf(node);
    if (classes.includes('theme-admonition')) return admonition(state, node, parent);
    if (classes.includes('theme-tabs-container')) return tabs(state, node, parent);
    return defaultHandlers.div?.(state, node);
  };

  function linkTo(state: State, node: Element): PhrasingContent[] {
    const children = phrasing(state, node);
    const {href} = node.properties;
    if (isOwnPicture(node) || children.length === 0 || typeof href !== 'string') return children;
    return [{type: 'link', url: resolve(href), children}];
  }

  /** What names the rest of its line, a link perhaps: a colon follows. */
  const term: Handle = (state, node: Element, parent) => {
    const rest = parent?.children.slice(parent.children.indexOf(node) + 1) ?? [];
    const content = node.properties.href ? linkTo(state, node) : phrasing(state, node);
    const isAlone = !rest.some(sibling => textOf(sibling).trim());
    return isAlone ? content : [...content, text(':')];
  };

  const image: Handle = (_state, node: Element) => {
    const {src, alt} = node.properties;
    return typeof src === 'string'
      ? {type: 'image', url: resolve(src), alt: String(alt ?? '')}
      : undefined;
  };

  return {
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    a: linkTo,
    code: inlineCode,
    kbd: inlineCode,
    samp: inlineCode,
    pre: code,
    // A place where a line may break is a matter of screens.
    wbr: () => undefined,
    img: image,
    div: block,
    aside,
    li: item,
    dl: terms,
    details,
    fold,
    term,
    remark,
    'code-title': codeTitle,
  };
}
