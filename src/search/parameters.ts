import type {SearchParameters} from './protocol';

/**
 * How every search is answered: sections are grouped by page; less exact hits are added only while
 * there are fewer than five.
 */
export const parameters = {
  group_limit: 3,
  drop_tokens_threshold: 5,
  per_page: 10,
  snippet_threshold: 8,
  highlight_affix_num_tokens: 8,
} satisfies Partial<SearchParameters>;
