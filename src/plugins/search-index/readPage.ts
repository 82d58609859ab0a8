/** Reads what the index needs of one built page. */
import {type Cheerio, type CheerioAPI, load} from 'cheerio/slim';
import type {Element} from 'domhandler';
import type {HeadingLevel, PageScope, Section} from '../../search/records/record.ts';
import {removeNoContent, shorten, textOf, tidy, walk} from './articleText.ts';
import type {SearchIndexOptions} from './options.ts';

export interface BuiltPage extends PageScope {
  /** Sidebar categories above the page, such as `SDKs › React`; the page's title without any. */
  category: string;
  /** Its name in the sidebar, if that is not the title, and the keywords of its front matter. */
  keywords: string[];
  sections: Section[];
  /** Paths that the article links to. */
  links: string[];
}

const headingLevels: {[name: string]: HeadingLevel} = {h1: 1, h2: 2, h3: 3, h4: 4};

type Meta = ReadonlyMap<string, string>;

/** `<meta>` values by name. Docusaurus' minifier leaves out quotes and end tags. */
function readMeta(html: string): Meta {
  const $ = load((html.match(/<meta\b[^>]*>/g) ?? []).join(''));
  return new Map(
    $('meta')
      .toArray()
      .map(({attribs}) => [attribs.name ?? '', attribs.content ?? '']),
  );
}

/** The part of the page between its `<main>` tags, whose end tag no minifier may leave out. */
function mainOf(html: string): string {
  const start = html.search(/<main\b/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < 0 ? '' : html.slice(start, end);
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

function readKeywords(title: string, label: string | undefined, meta: Meta): string[] {
  const names = [label ?? '', ...(meta.get('keywords') ?? '').split(',')].map(tidy);
  return [...new Set(names)].filter(name => name !== '' && name !== title);
}

function readLinks(article: Cheerio<Element>): string[] {
  const targets = article
    .find('a[href^="/"]')
    .toArray()
    .map(({attribs}) => (attribs.href ?? '').replace(/[?#].*$/, ''));
  return [...new Set(targets)];
}

/** Splits the article at its headings; text before the first one belongs to the page. */
function readSections(article: Element, contentLimit: number): Section[] {
  const sections: (Section & {text: string})[] = [];
  let preface = '';
  walk(
    article,
    text => {
      const current = sections.at(-1);
      if (current) current.text += text;
      else preface += text;
    },
    element => {
      const level = headingLevels[element.name];
      const anchor = element.attribs.id ?? '';
      // A heading that cannot be linked is text of the section around it.
      if (!level || (level > 1 && anchor === '')) return false;
      const heading = textOf(element);
      sections.push({level, heading, anchor: level === 1 ? '' : anchor, content: '', text: ''});
      return true;
    },
  );
  return sections.map(({text, ...section}, index) => ({
    ...section,
    content: shorten(tidy(index === 0 ? preface + text : text), contentLimit),
  }));
}

/**
 * Reads a built page.
 *
 * @returns undefined for a page that is not searched: no `docsearch:` tags, no article, marked
 *   `noindex`, or a list of pages (its title stands outside of its articles)
 * @throws Error when the article has no level 1 heading, or does not start with it
 */
export function readPage(
  html: string,
  {contentLimit, exclude, skipHeadings}: Omit<SearchIndexOptions, 'id'>,
): BuiltPage | undefined {
  const meta = readMeta(html);
  const scope = readScope(meta);
  if (!scope) return undefined;
  const $ = load(mainOf(html));
  const article = $('article').first();
  const element = article.get(0);
  if (!element || ($('h1').length > 0 && article.find('h1').length === 0)) return undefined;
  const breadcrumbs = readBreadcrumbs($);
  const links = readLinks(article);
  removeNoContent(article, exclude);
  const sections = readSections(element, contentLimit);
  const [title] = sections;
  if (title?.level !== 1) throw new Error('the article does not start with a level 1 heading (h1)');
  return {
    ...scope,
    category: breadcrumbs.slice(0, -1).join(' › ') || title.heading,
    keywords: readKeywords(title.heading, breadcrumbs.at(-1), meta),
    sections: sections.filter(({heading}) => !skipHeadings.includes(heading)),
    links,
  };
}
