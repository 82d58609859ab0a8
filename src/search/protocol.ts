/**
 * What the interface asks and gets, in the words of Typesense's `POST /multi_search`, reduced to what
 * differs from search to search or is read.
 */
import type {SearchRecord} from './records/record';

/** One search. Numbers count from one; lists are comma-separated field names. */
export interface SearchParameters {
  collection: string;
  /** Words of the reader, never blank. */
  q: string;
  /** Path of the page on which the reader searches; only our own ranking knows it. */
  near?: string;
  /** Waits for all of the index, instead of answering from its first part; only for the embedded engine. */
  whole?: boolean;
  /** What `scopeFilter` writes; everything is searched while it is empty. */
  filter_by: string;
  /** Sections of a page. */
  group_limit: number;
  /** Groups of the answer. */
  per_page: number;
  /** Texts up to this many words are shown whole. */
  snippet_threshold: number;
  /** Words of a snippet before and after the matches. */
  highlight_affix_num_tokens: number;
  /** Less exact hits are added only while there are fewer than this. */
  drop_tokens_threshold: number;
}

export interface MultiSearchRequest {
  searches: SearchParameters[];
}

/** The matches in a text field. */
export interface TextHighlight {
  snippet: string;
  /** The whole text, for titles and headings. */
  value?: string;
}

export type SearchDocument = Partial<SearchRecord>;

export interface SearchHit {
  document: SearchDocument;
  /** Per field with matches. */
  highlight: {[field: string]: TextHighlight};
}

export interface HitGroup {
  group_key: string[];
  hits: SearchHit[];
}

export interface SearchResult {
  /** Groups in all. */
  found: number;
  request_params: {q: string};
  grouped_hits: HitGroup[];
  /** Set when a server found more records than it gave: there may be more pages than `found`. */
  isAtLeast?: boolean;
  /** Set by the embedded engine while the rest of its index is on its way. */
  isPartial?: boolean;
  /** Set by the embedded engine when a part of its index cannot be had. */
  isIncomplete?: boolean;
}

/** What replaces a search that failed inside a good answer. */
export interface SearchFailure {
  code: number;
  error: string;
}

export interface MultiSearchResponse {
  results: (SearchResult | SearchFailure)[];
  /** Set where the embedded engine answered instead of a server that is out. */
  isFallback?: boolean;
}

export function isFailure(result: object): result is SearchFailure {
  return 'error' in result;
}
