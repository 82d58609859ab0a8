/**
 * The search record: one per heading of a page, with the text below it up to the next heading.
 * The build writes pages (`IndexedPage`, compact); records are derived from them by `pageRecords`,
 * in the browser for the embedded engine and in Node for the import into a search server.
 */
import {identifierPhrases} from './words.ts';

/** Heading levels that get a record of their own; deeper headings are text. */
export type HeadingLevel = 1 | 2 | 3 | 4;

export type HierarchyField = `hierarchy.lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

export type SearchRecord = {
  /** Tag and URL; in a search server, the stable hash of them. */
  id: string;
  /** The record's own heading. */
  heading: string;
  type: `lvl${HeadingLevel}`;
  /** Other names of the page: in the sidebar and in the glossary; only on the record of a page. */
  names?: string[];
  /** The keywords that the author gave; only on the record of a page. */
  topics?: string[];
  /** Method and path, such as `GET /v3/users/{id}`; only on the page of an operation. */
  operation?: string;
  /** Words of the page that no section holds, such as those of samples; only on the record of a page. */
  further?: string[];
  /** Words in which readers ask for the page, and which its names do not have; only on the record of a page. */
  asked?: string[];
  /** Text below the heading; absent when there is none. */
  content?: string;
  /** Names, topics and, as phrases, the identifiers of heading and text; absent when there are none. */
  keywords?: string[];
  /** Path on this site with the anchor. */
  url: string;
  url_without_anchor: string;
  /** Absent on the record of the page itself. */
  anchor?: string;
  language: string;
  docusaurus_tag: string;
  version?: string;
  /** Breaks ties: rank of the page, then level of the heading, then position. */
  item_priority: number;
} & {[Field in HierarchyField]?: string};

/** One heading of a page. */
export interface Section {
  level: HeadingLevel;
  heading: string;
  /** Empty for the page itself. */
  anchor: string;
  /** Empty when a heading follows directly. */
  content: string;
}

/** One page as it was built; `sections` starts with its level 1 heading. */
export interface IndexedPage {
  /** Path on this site without anchor. */
  url: string;
  /** Where the page stands in the sidebar, such as `SDKs › React`. */
  category: string;
  /** How many other pages link to it, 0 to `maxPageRank`. */
  rank: number;
  /** Its name in the sidebar and the terms of the glossary that it explains, without its title. */
  names: string[];
  /** The keywords of its front matter. */
  topics: string[];
  /** Method and path; only of the page of an operation. */
  operation?: string;
  sections: Section[];
  /** Words of the page that none of the above holds. */
  further: string[];
  /** Words in which readers ask for the page, and which its names do not have; absent when there are none. */
  asked?: string[];
}

/** What the pages of one file have in common. */
export interface PageScope {
  language: string;
  tag: string;
  version?: string;
}

export const maxPageRank = 99;
const rankUnit = 100_000;

/** Rank counts hundred thousands, level ten thousands, position the rest. */
function priority(rank: number, level: HeadingLevel, sectionsLeft: number): number {
  return Math.min(rank, maxPageRank) * rankUnit + (10 - level) * 10_000 + sectionsLeft;
}

const hierarchy = [0, 1, 2, 3, 4].map(level => `hierarchy.lvl${level}` as HierarchyField);

/** Headings from the sidebar category down to the section itself, as flat fields. */
function hierarchyFields(trail: readonly (string | undefined)[]) {
  const fields: Pick<SearchRecord, HierarchyField> = {};
  hierarchy.forEach((field, level) => {
    const heading = trail[level];
    if (heading) fields[field] = heading;
  });
  return fields;
}

/** Names belong to the page, not to its sections. */
const noNames: Pick<IndexedPage, 'names' | 'topics' | 'operation' | 'further' | 'asked'> = {
  names: [],
  topics: [],
  further: [],
};

/** The records of one page, in reading order. */
export function pageRecords(page: IndexedPage, scope: PageScope): SearchRecord[] {
  const trail: (string | undefined)[] = [page.category];
  return page.sections.map((section, index) => {
    const {level, heading, anchor, content} = section;
    trail.length = level;
    trail[level] = heading;
    const url = anchor ? `${page.url}#${anchor}` : page.url;
    const {names, topics, operation, further, asked} = index === 0 ? page : noNames;
    const keywords = [...names, ...topics, ...identifierPhrases(`${heading} ${content}`)];
    return {
      id: `${scope.tag} ${url}`,
      heading,
      ...(names.length > 0 && {names}),
      ...(topics.length > 0 && {topics}),
      ...(operation && {operation}),
      ...(further.length > 0 && {further}),
      ...(asked && {asked}),
      type: `lvl${level}`,
      ...hierarchyFields(trail),
      ...(content && {content}),
      ...(keywords.length > 0 && {keywords}),
      url,
      url_without_anchor: page.url,
      ...(anchor && {anchor}),
      language: scope.language,
      docusaurus_tag: scope.tag,
      ...(scope.version && {version: scope.version}),
      item_priority: priority(page.rank, level, page.sections.length - index),
    };
  });
}

/** How many other pages link to the page of a record, 0 to `maxPageRank`. */
export function pageRank({item_priority: priority}: SearchRecord): number {
  return Math.floor(priority / rankUnit);
}
