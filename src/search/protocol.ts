/**
 * Request and response of Typesense's `POST /multi_search`, reduced to what the site uses. Every
 * engine speaks it, so the same recordings test all of them.
 */
import {SearchError} from './errors';
import type {SearchRecord} from './records/record';

/** One search. Numbers count from one; lists are comma-separated field names. */
export interface SearchParameters {
  collection: string;
  /** Words of the reader; empty or `*` finds everything. */
  q: string;
  query_by: string;
  /** Such as `language:=en && docusaurus_tag:=[default,docs-default-current]`. */
  filter_by?: string;
  sort_by?: string;
  /** Collects the hits that share the value of this field. */
  group_by?: string;
  group_limit?: number;
  page?: number;
  /** Groups (or hits) of one page; zero asks for counts only. */
  per_page?: number;
  include_fields?: string;
  highlight_fields?: string;
  /** Fields whose highlight holds the whole value beside the snippet. */
  highlight_full_fields?: string;
  highlight_start_tag?: string;
  highlight_end_tag?: string;
  /** `false` leaves out `highlights`, the older list beside `highlight`. */
  enable_highlight_v1?: boolean;
  /** Texts up to this many words are shown whole. */
  snippet_threshold?: number;
  /** Words of a snippet before and after the matches. */
  highlight_affix_num_tokens?: number;
  /** Less exact hits are added only while there are fewer than this. */
  drop_tokens_threshold?: number;
  /** Puts words as typed before their synonyms; older servers ignore it. */
  demote_synonym_match?: boolean;
  facet_by?: string;
  max_facet_values?: number;
}

export interface MultiSearchRequest {
  searches: SearchParameters[];
}

/** The matches in one text field. */
export interface TextHighlight {
  snippet: string;
  /** Only for `highlight_full_fields`. */
  value?: string;
  matched_tokens: string[];
}

/** The matches in one list field, an entry per matching element: the form of `highlights`. */
export interface ListHighlight {
  /** Positions of the elements in the list. */
  indices: number[];
  snippets: string[];
  matched_tokens: string[][];
}

export type SearchDocument = Partial<SearchRecord>;

export interface SearchHit {
  document: SearchDocument;
  /** Per field with matches; a list field has an entry for each of its elements. */
  highlight: {[field: string]: TextHighlight | TextHighlight[]};
  highlights?: ((TextHighlight | ListHighlight) & {field: string})[];
  /** How well the hit matches. It exceeds 2^53 on a server: never compute with it. */
  text_match: number;
  text_match_info?: {tokens_matched: number; fields_matched: number; score: string};
}

export interface HitGroup {
  group_key: string[];
  hits: SearchHit[];
  /** Hits of the group before `group_limit`; missing on older servers. */
  found?: number;
}

export interface FacetCounts {
  field_name: string;
  counts: {value: string; count: number; highlighted: string}[];
  stats: {total_values: number};
}

export interface SearchResult {
  /** Groups with `group_by`, else hits. */
  found: number;
  /** Records that were searched. */
  out_of: number;
  page: number;
  request_params: {collection_name: string; per_page: number; q: string};
  search_cutoff: boolean;
  search_time_ms: number;
  facet_counts: FacetCounts[];
  /** With `group_by`. */
  grouped_hits?: HitGroup[];
  /** Without `group_by`. */
  hits?: SearchHit[];
}

/** What stands in the place of a search that failed inside a good answer. */
export interface SearchFailure {
  code: number;
  error: string;
}

export interface MultiSearchResponse {
  results: (SearchResult | SearchFailure)[];
  /** Set where the embedded engine answered in the place of a server that is out. */
  isFallback?: boolean;
}

export function isFailure(result: SearchResult | SearchFailure): result is SearchFailure {
  return 'error' in result;
}

/**
 * The answer to a search that cannot be understood.
 *
 * @throws the error itself when it is of another kind
 */
export function toFailure(error: unknown): SearchFailure {
  if (error instanceof SearchError && error.kind === 'request') {
    return {code: error.status ?? 400, error: error.message};
  }
  throw error;
}
