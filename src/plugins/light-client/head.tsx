/**
 * In the browser, instead of `react-helmet-async`: keeps the head of the document, and the attributes of `<html>`
 * and `<body>`, as the page that is shown wants them. It has what the pages of Docusaurus use, and not the options that
 * they don't.
 */
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';

type Attributes = Record<string, unknown>;
type Tag = ReactElement<Attributes>;

/** What each `<Helmet>` asks for, by its number: outer ones have lower numbers than those inside them. */
const requests = new Map<number, readonly Tag[]>();
let lastNumber = 0;
let isScheduled = false;

/** Names of attributes that React spells in its own way. */
const names: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  hrefLang: 'hreflang',
  crossOrigin: 'crossorigin',
  itemProp: 'itemprop',
};

/** What makes tags the same thing, of which the innermost counts. */
function identity({type, props}: Tag): string {
  const {name, property, charSet, httpEquiv, rel, href} = props;
  if (type === 'meta') return `meta ${name ?? property ?? httpEquiv ?? (charSet && 'charset')}`;
  if (type === 'link') return `link ${rel === 'canonical' ? rel : href}`;
  return type === 'title' ? 'title' : JSON.stringify([type, props]);
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    const name = names[key] ?? key;
    const text = String(value);
    if (key === 'children' || value === undefined || element.getAttribute(name) === text) continue;
    element.setAttribute(name, text);
  }
}

function createElement({type, props}: Tag): HTMLElement {
  const element = document.createElement(String(type));
  setAttributes(element, {'data-rh': true, ...props});
  element.textContent = [props.children].flat().join('');
  return element;
}

/** The tags of the head; of those that are the same thing, the ones that the innermost component asks for. */
function wantedTags(): Tag[] {
  const found = new Map<string, Tag[]>();
  for (const [, tags] of [...requests].sort(([a], [b]) => a - b)) {
    const own = new Map<string, Tag[]>();
    for (const tag of tags) {
      const key = identity(tag);
      own.set(key, [...(own.get(key) ?? []), tag]);
    }
    for (const [key, same] of own) found.set(key, same);
  }
  return [...found.values()].flat();
}

/** Attributes that were set on `<html>` and `<body>`, and leave with the component that asked for them. */
const setBefore = new Map<Element, readonly string[]>();

function updateAttributes(element: Element, tags: readonly Tag[]): void {
  const attributes: Attributes = Object.assign({}, ...tags.map(({props}) => props));
  for (const key of setBefore.get(element) ?? []) {
    if (attributes[key] === undefined) element.removeAttribute(names[key] ?? key);
  }
  setAttributes(element, attributes);
  setBefore.set(element, Object.keys(attributes));
}

function update(): void {
  isScheduled = false;
  const tags = wantedTags();
  const of = (type: string) => tags.filter(tag => tag.type === type);
  updateAttributes(document.documentElement, of('html'));
  updateAttributes(document.body, of('body'));
  const missing = tags.filter(({type}) => type !== 'html' && type !== 'body').map(createElement);
  for (const element of document.head.querySelectorAll('[data-rh]')) {
    const index = missing.findIndex(wanted => wanted.isEqualNode(element));
    if (index < 0) element.remove();
    else missing.splice(index, 1);
  }
  document.head.append(...missing);
}

/** Updates once, after everything that changed with a page has said what it wants. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(update);
}

interface HelmetProps {
  children?: ReactNode;
}

/** Shows nothing; its children are tags of the head, `<html>` or `<body>`, as long as it is part of the page. */
export function Helmet({children}: HelmetProps): ReactNode {
  const [number] = useState(() => ++lastNumber);
  useLayoutEffect(() => {
    requests.set(number, Children.toArray(children).filter(isValidElement) as Tag[]);
    schedule();
    return () => {
      requests.delete(number);
      schedule();
    };
  });
  return null;
}

/** Docusaurus puts it around the site; tags need no context here. */
export function HelmetProvider({children}: HelmetProps): ReactNode {
  return children;
}
