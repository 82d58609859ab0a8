import type {SearchParameters} from './protocol';
import type {SearchRecord} from './records/record';

type Fields = readonly (keyof SearchRecord)[];

/** Fields that a hit holds. */
export const documentFields = [
  'heading',
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'type',
  'operation',
  'anchor',
  'url',
  'url_without_anchor',
  'docusaurus_tag',
  'id',
] as const satisfies Fields;

/** Fields whose matches are marked in the whole text, not in a snippet of it. */
export const fullFields = ['heading', 'hierarchy.lvl1'] as const satisfies Fields;

/** Fields whose matches are marked. */
export const highlightFields = [...fullFields, 'content'] as const satisfies Fields;

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
