/**
 * The embedded engine: answers searches over records in memory in the shapes of the search server.
 * It knows nothing of files or workers; `service.ts` gives it records.
 */
import {SearchError} from '../errors';
import {accepts, parseFilter} from '../filter';
import {
  type HitGroup,
  type SearchFailure,
  type SearchHit,
  type SearchParameters,
  type SearchResult,
  toFailure,
} from '../protocol';
import type {SearchRecord} from '../records/record';
import type {SynonymGroup} from '../records/shard';
import {collectCandidates} from './candidates';
import {facetCounts} from './facets';
import {assertFields, fieldList, pickFields, readField} from './fields';
import {highlightField, legacyHighlight} from './highlight';
import {createNameMatch, type NameMatch} from './names';
import {readQuery} from './query';
import {type RankedHit, rank} from './rank';
import {createExpander, type Expander} from './synonyms';
import {createTextIndex, type TextIndex} from './textIndex';

export interface Engine {
  /** A search that cannot be understood is answered with a code and a message, never thrown. */
  search(parameters: SearchParameters): SearchResult | SearchFailure;
}

/** Everything that passes the filter, most important first: the answer to an empty query. */
function allRecords(records: readonly SearchRecord[]): RankedHit[] {
  return [...records]
    .sort((a, b) => b.item_priority - a.item_priority)
    .map(record => ({record, matched: 0, score: 0, words: new Map()}));
}

function toHit({record, matched, score, words}: RankedHit, search: SearchParameters): SearchHit {
  const full = fieldList(search.highlight_full_fields);
  const fields = fieldList(search.highlight_fields ?? search.query_by);
  const entries = fields.flatMap(field => {
    const value = readField(record, field);
    if (value === undefined || typeof value === 'number') return [];
    const highlight = highlightField(value, words, full.includes(field), search);
    return highlight ? [{field, highlight}] : [];
  });
  return {
    document: pickFields(record, fieldList(search.include_fields)),
    highlight: Object.fromEntries(entries.map(({field, highlight}) => [field, highlight])),
    ...(search.enable_highlight_v1 !== false && {
      highlights: entries.map(({field, highlight}) => ({field, ...legacyHighlight(highlight)})),
    }),
    text_match: Math.round(score * 1000),
    text_match_info: {
      tokens_matched: matched,
      fields_matched: entries.length,
      score: String(score),
    },
  };
}

/** Each further hit of a group counts half as much as the one before. */
function groupScore(hits: readonly RankedHit[]): number {
  return hits.reduce((sum, {score}, index) => sum + score / 2 ** index, 0);
}

/** Hits by the value of a field, the best group first. */
function groupBy(hits: readonly RankedHit[], field: string): [string, RankedHit[]][] {
  const groups = new Map<string, RankedHit[]>();
  for (const hit of hits) {
    const key = String(readField(hit.record, field) ?? '');
    const group = groups.get(key);
    if (group) group.push(hit);
    else groups.set(key, [hit]);
  }
  const scored = [...groups].map(group => ({group, score: groupScore(group[1])}));
  return scored.sort((a, b) => b.score - a.score).map(({group}) => group);
}

function onPage<T>(items: readonly T[], {page = 1, per_page: perPage = 10}: SearchParameters): T[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

type Hits = Pick<SearchResult, 'found' | 'hits' | 'grouped_hits'>;

function singleHits(hits: readonly RankedHit[], search: SearchParameters): Hits {
  return {found: hits.length, hits: onPage(hits, search).map(hit => toHit(hit, search))};
}

function groupedHits(hits: readonly RankedHit[], field: string, search: SearchParameters): Hits {
  const groups = groupBy(hits, field);
  const toGroup = ([key, members]: [string, RankedHit[]]): HitGroup => ({
    group_key: [key],
    found: members.length,
    hits: members.slice(0, search.group_limit ?? 3).map(hit => toHit(hit, search)),
  });
  return {found: groups.length, grouped_hits: onPage(groups, search).map(toGroup)};
}

/** What is made of the records once. */
interface Corpus {
  records: readonly SearchRecord[];
  index: TextIndex;
  nameMatch: NameMatch;
  expand: Expander;
}

function findHits(
  {records, index, nameMatch, expand}: Corpus,
  search: SearchParameters,
): RankedHit[] {
  const filter = parseFilter(search.filter_by);
  const passes = (record: SearchRecord) => accepts(filter, field => readField(record, field));
  if (search.q.trim() === '' || search.q === '*') return allRecords(records.filter(passes));
  const query = readQuery(search.q);
  const candidates = collectCandidates(index, query, expand(search.q, query.terms), position => {
    const record = records[position];
    return record !== undefined && passes(record);
  });
  return rank(candidates, {
    query,
    size: records.length,
    recordAt: position => records[position],
    nameMatch,
    enough: search.drop_tokens_threshold ?? 1,
  });
}

function answer(corpus: Corpus, search: SearchParameters): SearchResult {
  const started = performance.now();
  assertFields(search.query_by);
  const {page = 1, per_page: perPage = 10} = search;
  const hits = findHits(corpus, search);
  return {
    facet_counts: facetCounts(hits, search),
    ...(search.group_by ? groupedHits(hits, search.group_by, search) : singleHits(hits, search)),
    out_of: corpus.records.length,
    page,
    request_params: {collection_name: search.collection, per_page: perPage, q: search.q},
    search_cutoff: false,
    search_time_ms: Math.round(performance.now() - started),
  };
}

/**
 * Builds an engine over the records.
 *
 * @param collection the only collection that it answers for
 * @param synonyms what it knows beyond the words of the records
 */
export function createEngine(
  records: readonly SearchRecord[],
  collection: string,
  synonyms: readonly SynonymGroup[] = [],
): Engine {
  const corpus = {
    records,
    index: createTextIndex(records),
    nameMatch: createNameMatch(records),
    expand: createExpander(synonyms),
  };
  return {
    search(search) {
      try {
        if (search.collection !== collection) throw new SearchError('request', 'Not found.', 404);
        return answer(corpus, search);
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}
