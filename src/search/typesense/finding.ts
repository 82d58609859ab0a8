/**
 * How a search server is asked: it finds, our ranking orders. One search for the words typed, one for
 * each phrase that the lexicon gives for them, and one for an address.
 */
import {readEndpoint} from '../embedded/endpoints';
import {createExpander} from '../embedded/synonyms';
import {markEnd, markStart} from '../marks';
import type {SearchParameters, TextHighlight} from '../protocol';
import type {SearchRecord} from '../records/record';
import type {SynonymGroup} from '../records/shard';
import {isStopWord, queryTerms} from '../records/words';

/** A search for records that may answer; what is left out stays as the server has it. */
export interface FindingSearch {
  collection: string;
  filter_by: string;
  q: string;
  query_by: string;
  per_page: number;
  [setting: string]: string | number | boolean;
}

/** What a server found: records without their texts, of which it gives the parts that match. */
export interface FoundRecords {
  /** Records in all. */
  found: number;
  /** Records of the collection. */
  out_of: number;
  hits: {document: SearchRecord; highlight?: {content?: TextHighlight}}[];
}

/** Fields of a record that the ranking reads, besides its text. */
const includedFields = [
  'id',
  'heading',
  'names',
  'topics',
  'asked',
  'keywords',
  'operation',
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'type',
  'anchor',
  'url',
  'url_without_anchor',
  'docusaurus_tag',
  'item_priority',
] as const satisfies (keyof SearchRecord)[];

/** The settings that found most, measured on real servers; `sort_by` decides what is cut off. */
const findingSettings = {
  query_by:
    'heading,hierarchy.lvl1,keywords,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl0,content,operation,asked,further',
  sort_by: '_text_match:desc,item_priority:desc',
  enable_synonyms: false,
  include_fields: includedFields.join(','),
  highlight_fields: 'content',
  highlight_affix_num_tokens: 16,
  snippet_threshold: 24,
  highlight_start_tag: markStart,
  highlight_end_tag: markEnd,
  enable_highlight_v1: false,
};

/** Records that are asked for the words typed; more for long lists of pages. */
const fewestRecords = 50;
/** A server gives no more at once. */
const mostRecords = 250;
const recordsPerPage = 5;
const recordsPerPhrase = 10;
const maxPhrases = 8;

/** A phrase as it stands, without what a server would do to find anything at all. */
const exactly = {
  per_page: recordsPerPhrase,
  prefix: false,
  num_typos: 0,
  drop_tokens_threshold: 0,
  typo_tokens_threshold: 0,
};

/** The words that carry meaning, without the marks by which a server leaves words out or joins them. */
function plainQuery(q: string): string {
  const words = q.split(/\s+/).map(word => word.replaceAll('"', '').replace(/^-+/, ''));
  const telling = words.filter(word => word !== '' && !isStopWord(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ').trim();
}

/** What decides about the searches. */
type FindingRequest = Pick<SearchParameters, 'collection' | 'filter_by' | 'q' | 'per_page'>;

/** Gives the searches for a query; the first is for its words. */
export function createFinding(
  synonyms: readonly SynonymGroup[],
): (search: FindingRequest) => [typed: FindingSearch, ...others: FindingSearch[]] {
  const expand = createExpander(synonyms);
  return ({collection, filter_by, q, per_page: pages}) => {
    const asked = {...findingSettings, collection, filter_by};
    const count = Math.min(Math.max(pages * recordsPerPage, fewestRecords), mostRecords);
    const phrases = new Set(expand(q, queryTerms(q)).flatMap(({phrases: own}) => own));
    const segments = readEndpoint(q)?.segments.filter(Boolean) ?? [];
    return [
      {...asked, q: plainQuery(q) || q, per_page: count, drop_tokens_threshold: mostRecords},
      ...[...phrases].slice(0, maxPhrases).map(phrase => ({...asked, ...exactly, q: phrase})),
      ...(segments.length > 0
        ? [
            {
              ...asked,
              q: segments.join(' '),
              query_by: 'operation',
              per_page: fewestRecords,
              drop_tokens_threshold: mostRecords,
            },
          ]
        : []),
    ];
  };
}

function withoutMarks(text: string): string {
  return text.replaceAll(markStart, '').replaceAll(markEnd, '');
}

/** The records of several answers, each once, with the parts of its text that were found. */
export function joinFound(answers: readonly FoundRecords[]): SearchRecord[] {
  const found = new Map<string, {document: SearchRecord; snippets: Set<string>}>();
  for (const {document, highlight} of answers.flatMap(({hits}) => hits)) {
    const known = found.get(document.id) ?? {document, snippets: new Set()};
    const snippet = highlight?.content?.snippet;
    if (snippet) known.snippets.add(withoutMarks(snippet));
    found.set(document.id, known);
  }
  return Array.from(found.values(), ({document, snippets}) => ({
    ...document,
    ...(snippets.size > 0 && {content: [...snippets].join(' … ')}),
  }));
}
