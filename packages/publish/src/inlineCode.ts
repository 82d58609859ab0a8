/** What is written into the HTML of pages and needs permission to run or to apply. */
import {hashSource, type InlineCode} from './policy.ts';

const attributeList = `(?:\\s+[^\\s=>/]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+))?|\\s*/)*`;
const script = new RegExp(`<script(${attributeList})\\s*>([\\s\\S]*?)</script>`, 'gi');
const tag = new RegExp(`<([a-z][^\\s>/]*)(${attributeList})\\s*>`, 'gi');
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Types of scripts that a browser runs or obeys; others, such as JSON-LD, are data. */
const running = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', quoted, single, bare]) => [
      name.toLowerCase(),
      (quoted ?? single ?? bare ?? '').replace(/&[#\w]+;/g, entity => entities[entity] ?? entity),
    ]),
  );
}

/** Texts of one page: of its own scripts, and of its style attributes. */
export interface InlineTexts {
  scripts: Set<string>;
  styleAttributes: Set<string>;
}

/**
 * Finds the inline scripts and style attributes of a page.
 *
 * @param file what messages call the page
 * @throws Error for what no policy of ours allows: style elements, attributes such as `onclick`, addresses of scripts
 */
export function findInlineCode(html: string, file: string): InlineTexts {
  const scripts = new Set<string>();
  const markup = html.replace(script, (_, attributes: string, text: string) => {
    const {src, type = ''} = Object.fromEntries(attributesOf(attributes));
    if (src === undefined && running.has(type) && text) scripts.add(text);
    return '';
  });
  const styleAttributes = new Set<string>();
  // A page has the same tag many times.
  const tags = new Map([...markup.matchAll(tag)].map(found => [found[0], found]));
  for (const [, name = '', attributes = ''] of tags.values()) {
    if (name.toLowerCase() === 'style') throw refusal(file, 'a <style> element');
    if (!attributes) continue;
    for (const [key, value] of attributesOf(attributes)) {
      if (key.startsWith('on')) throw refusal(file, `the attribute ${key} of <${name}>`);
      if (/^\s*javascript:/i.test(value)) throw refusal(file, `a javascript: address in <${name}>`);
      if (key === 'style') styleAttributes.add(value);
    }
  }
  return {scripts, styleAttributes};
}

function refusal(file: string, what: string): Error {
  return new Error(
    `${file} has ${what}, which its Content-Security-Policy forbids: use a style sheet or a script file.`,
  );
}

/** The sources for the scripts of one page; none for a page without texts. */
export function scriptSources(texts?: InlineTexts): string[] {
  return [...(texts?.scripts ?? [])].map(hashSource).sort();
}

/** How many different texts all pages together may have: each makes every page longer. */
const mostTexts = 8;

/**
 * The sources for everything that was found in the pages of a site.
 *
 * @throws Error with their beginnings when there are too many, which means that pages write texts of their own
 */
export function inlineSources(found: readonly InlineTexts[]): InlineCode {
  const collect = (kind: keyof InlineTexts): string[] => {
    const texts = [...new Set(found.flatMap(page => [...page[kind]]))].sort();
    if (texts.length > mostTexts) {
      const list = texts.map(text => `  ${JSON.stringify(text.slice(0, 80))}`).join('\n');
      throw new Error(
        `The pages have ${texts.length} different ${kind === 'scripts' ? 'inline scripts' : 'style attributes'}, ${mostTexts} at most are allowed in the Content-Security-Policy. Let each page have the same text:\n${list}`,
      );
    }
    return texts.map(hashSource).sort();
  };
  return {scripts: collect('scripts'), styleAttributes: collect('styleAttributes')};
}
