/**
 * The pages on which axe has to look to see every part of the site: the fewest, as far as taking the page
 * with the most new parts each time finds them.
 */

export interface Cover {
  /** Paths of the pages, the one with the most parts first. */
  chosen: string[];
  /** How many parts they show: as many as all pages. */
  parts: number;
}

const tag = /<([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

/** Contents of elements that hold no elements of the page's own, and drawings. */
const insides = /(<(script|style|svg)\b[^>]*>)[\s\S]*?<\/\2>/g;

/** `a.button.primary[role=tab,aria-selected]`: what an element looks like and what it is to a reader. */
function partOf(name: string, attributes: string): string {
  const roles: string[] = [];
  let classes = '';
  for (const [, key = '', double, single, bare] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? '';
    if (key === 'class') classes = value.split(/\s+/).filter(Boolean).sort().join('.');
    if (key === 'role') roles.push(`role=${value}`);
    if (key.startsWith('aria-')) roles.push(key);
  }
  return `${name}.${classes}[${roles.sort().join()}]`;
}

/** Tags are parsed once: all pages have most of them in common. */
const known = new Map<string, string>();

/** The different elements of a page's body: name, classes, role and ARIA attributes. */
function partsOf(html: string): Set<string> {
  const body = html.slice(html.search(/<body\b/)).replace(insides, '$1');
  const parts = new Set<string>();
  for (const [text, name = '', attributes = ''] of body.matchAll(tag)) {
    const part = known.get(text) ?? partOf(name, attributes);
    known.set(text, part);
    parts.add(part);
  }
  return parts;
}

/**
 * The pages that together show every part of all.
 *
 * @param pages HTML by path
 */
export function cover(pages: ReadonlyMap<string, string>): Cover {
  const partsByPath = new Map([...pages].map(([path, html]) => [path, [...partsOf(html)]]));
  const missing = new Set([...partsByPath.values()].flat());
  const parts = missing.size;
  const chosen: string[] = [];
  while (missing.size > 0) {
    let best: {path: string; shown: readonly string[]} = {path: '', shown: []};
    for (const [path, all] of partsByPath) {
      const shown = all.filter(part => missing.has(part));
      if (shown.length > best.shown.length) best = {path, shown};
    }
    chosen.push(best.path);
    for (const part of best.shown) missing.delete(part);
  }
  return {chosen, parts};
}
