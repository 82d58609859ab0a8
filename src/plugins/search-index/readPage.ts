/** Reads what the index needs of one built page. */
import {type Cheerio, type CheerioAPI, load} from 'cheerio/slim';
import type {AnyNode, Element} from 'domhandler';
import {mainOf} from '../../content/articleHtml.ts';
import type {HeadingLevel, PageScope, Section} from '../../search/records/record.ts';
import {codeNames, tokenize} from '../../search/records/words.ts';
import {
  plainWords,
  removeNoContent,
  shorten,
  textOf,
  tidy,
  visibleWords,
  walk,
} from './articleText.ts';
import type {SearchIndexOptions} from './options.ts';

/** Those options that decide what is read of a page. */
export type ReadOptions = Pick<SearchIndexOptions, 'contentLimit' | 'exclude' | 'skipHeadings'>;

export interface BuiltPage extends PageScope {
  /** Sidebar categories above the page, such as `SDKs › React`; the page's title without any. */
  category: string;
  /** Its name in the sidebar and the terms that it explains, without its title. */
  names: string[];
  /** The keywords of its front matter that are no names of it. */
  topics: string[];
  /** Method and path; only on the page of an operation. */
  operation?: string;
  sections: Section[];
  /** Words of the page that none of the above holds. */
  further: string[];
  /** Paths that the text and the breadcrumbs link to. */
  links: string[];
}

const headingLevels: {[name: string]: HeadingLevel} = {h1: 1, h2: 2, h3: 3, h4: 4};

type Meta = ReadonlyMap<string, string>;

/** The `<meta>` tags of a page. Docusaurus' minifier leaves out quotes and end tags. */
function metaTags(html: string): string {
  return (html.match(/<meta\b[^>]*>/g) ?? []).join('');
}

/** `<meta>` values by name. */
function readMeta(html: string): Meta {
  const $ = load(metaTags(html));
  return new Map(
    $('meta')
      .toArray()
      .map(({attribs}) => [attribs.name ?? '', attribs.content ?? '']),
  );
}

/**
 * The parts of a page that `readPage` looks at. It reads the same from them as from the page, whose other parts change
 * with every page that is added: the sidebar, and the addresses of scripts and style sheets.
 */
export function searchedHtml(html: string): string {
  const main = mainOf(html);
  return metaTags(html) + (main && `${main}</main>`);
}

/** Language, tag and version; undefined for a page that is not to be found. */
function readScope(meta: Meta): PageScope | undefined {
  const language = meta.get('docsearch:language');
  const tag = meta.get('docsearch:docusaurus_tag');
  if (!language || !tag || meta.get('robots')?.includes('noindex')) return undefined;
  return {language, tag, version: meta.get('docsearch:version')};
}

/** The labels of the breadcrumbs, without the home link; the last one is the page itself. */
function readBreadcrumbs($: CheerioAPI): string[] {
  const items = $('.theme-doc-breadcrumbs li').toArray();
  return items.map(item => tidy($(item).text())).filter(Boolean);
}

/** Distinct names of a page that are not among those known already, whatever their case. */
function newNames(names: readonly string[], known: readonly string[]): string[] {
  const said = new Set(['', ...known].map(name => name.toLowerCase()));
  return names.filter(name => !said.has(name.toLowerCase()) && said.add(name.toLowerCase()));
}

const isCode = (node: AnyNode | undefined) => node?.type === 'tag' && node.name === 'code';

/** Links that recommend a page; one with a description, or of a name in code, explains a word where it stands. */
function readLinks(article: Cheerio<Element>): string[] {
  const targets = article
    .find('a[href^="/"]:not([aria-describedby])')
    .not('pre a')
    .toArray()
    .filter(({children: [first, ...others]}) => others.length > 0 || !isCode(first))
    .map(({attribs}) => (attribs.href ?? '').replace(/[?#].*$/, ''));
  return [...new Set(targets)];
}

/** The operation that a page describes: its name in code, and its method and path. */
function readOperation(article: Cheerio<Element>): {id: string; call: string} | undefined {
  const endpoint = article.find('[data-search-operation]').get(0);
  return endpoint && {id: endpoint.attribs['data-search-operation'] ?? '', call: textOf(endpoint)};
}

/** A section while it is read. */
interface Draft extends Omit<Section, 'content'> {
  text: string;
  /** What its samples of code name. */
  names: string[];
}

/** The text of a section, then its names. */
function contentOf(text: string, names: readonly string[]): string {
  return [text, names.join(' ')].filter(Boolean).join(' · ');
}

/**
 * Splits the article at its headings; text before the first one belongs to the page. Of samples of
 * code only the names are read, unless the text says them: the rest is what all samples have, and
 * would be a fourth of the index.
 */
function readSections(article: Element, contentLimit: number): Section[] {
  const drafts: Draft[] = [];
  let preface = '';
  walk(
    article,
    text => {
      const current = drafts.at(-1);
      if (current) current.text += text;
      else preface += text;
    },
    element => {
      if (element.name === 'pre') drafts.at(-1)?.names.push(...codeNames(textOf(element)));
      const level = headingLevels[element.name];
      const anchor = element.attribs.id ?? '';
      // A heading that cannot be linked is text of the section around it.
      if (!level || (level > 1 && anchor === '')) return element.name === 'pre';
      const heading = textOf(element);
      drafts.push({level, heading, anchor: level === 1 ? '' : anchor, text: preface, names: []});
      preface = '';
      return true;
    },
  );
  const prose = drafts.map(({text}) => shorten(tidy(text), contentLimit));
  const said = new Set(prose.flatMap(tokenize));
  return drafts.map(({level, heading, anchor, names}, index) => {
    const news = [...new Set(names)].filter(name => !said.has(name.toLowerCase()));
    for (const name of news) said.add(name.toLowerCase());
    return {level, heading, anchor, content: contentOf(prose[index] ?? '', news)};
  });
}

/** The names of the files that samples show whose text is not searched, lower case. */
function ignoredFiles(article: Cheerio<Element>): string[] {
  const titles = article.find('[data-search-ignore] [data-md=code-title]').toArray();
  return titles.flatMap(title => /[^\s/]+\.\w+$/.exec(textOf(title).toLowerCase()) ?? []);
}

/** Words longer than this are hashes and encoded files. */
const longestWord = 30;

/** Measures, colors, ids and pieces of drawings, such as `24px`, `5b6f67` and `13h5l2`. Codes are numbers alone. */
const measure = /^\d+\D/;

/** What joins the words of a constant and of the name of a file. */
const joiner = /[._-]/;

/** The visible words that nothing else of the page holds. */
function furtherWords(
  visible: ReadonlySet<string>,
  {category, names, topics, operation = '', sections}: Omit<BuiltPage, 'further' | 'links'>,
): string[] {
  const texts = sections.flatMap(({heading, content}) => [heading, content]);
  const held = plainWords([category, ...names, ...topics, operation, ...texts].join(' '));
  const words = [...visible]
    .filter(word => word.length > 1 && word.length <= longestWord && !measure.test(word))
    .filter(word => !held.has(word));
  // Who reads `footer.ts` or `USER_ID` reads its parts.
  const parts = new Set(
    words.filter(word => joiner.test(word)).flatMap(word => word.split(joiner)),
  );
  return words.filter(word => !parts.has(word)).sort();
}

/**
 * Reads a built page.
 *
 * @param terms terms of the glossary that the page explains
 * @returns undefined for a page that is not searched: no `docsearch:` tags, no article, marked
 *   `noindex`, or a list of pages (its title stands outside of its articles)
 * @throws Error when the article has no level 1 heading, or does not start with it
 */
export function readPage(
  html: string,
  {contentLimit, exclude, skipHeadings}: ReadOptions,
  terms: readonly string[] = [],
): BuiltPage | undefined {
  const meta = readMeta(html);
  const scope = readScope(meta);
  if (!scope) return undefined;
  const $ = load(mainOf(html));
  const article = $('article').first();
  const element = article.get(0);
  if (!element || ($('h1').length > 0 && article.find('h1').length === 0)) return undefined;
  const breadcrumbs = readBreadcrumbs($);
  // A page of what the version has no more leaves its short name to what the version has.
  const isFormer = article.find('[data-search-former]').length > 0;
  const visible = visibleWords(article);
  for (const file of ignoredFiles(article)) visible.add(file);
  article.find('[data-search-ignore]').remove();
  const links = readLinks(article);
  removeNoContent(article, exclude);
  const sections = readSections(element, contentLimit);
  const [title] = sections;
  if (title?.level !== 1) throw new Error('the article does not start with a level 1 heading (h1)');
  const shortName = isFormer ? '' : (breadcrumbs.at(-1) ?? '');
  const operation = readOperation(article);
  const names = newNames([shortName, operation?.id ?? '', ...terms], [title.heading]);
  // Readers say "endpoint" where the reference says what it does.
  const keywords = (meta.get('keywords') ?? '')
    .split(',')
    .map(tidy)
    .concat(operation ? 'endpoint' : []);
  const page = {
    ...scope,
    category: breadcrumbs.slice(0, -1).join(' › ') || title.heading,
    names,
    topics: newNames(keywords, [title.heading, ...names]),
    ...(operation && {operation: operation.call}),
    sections: sections.filter(({heading}) => !skipHeadings.includes(heading)),
  };
  return {...page, further: furtherWords(visible, page), links};
}
