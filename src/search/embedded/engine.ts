/**
 * The embedded engine: answers searches over records in memory in the shapes of the search server.
 * It knows nothing of files or workers; `service.ts` gives it the records that a search covers.
 */
import {parameters} from '../parameters';
import type {HitGroup, SearchHit, SearchParameters, SearchResult} from '../protocol';
import type {SearchRecord} from '../records/record';
import type {SynonymGroup} from '../records/shard';
import {foldText} from '../records/words';
import {collectCandidates} from './candidates';
import {createEndpointMatch, type EndpointMatch} from './endpoints';
import {highlightText} from './highlight';
import {createNameMatch, findCommonSections, type NameMatch} from './names';
import {createProximity, type Proximity} from './proximity';
import {readQuery} from './query';
import {type RankedHit, rank} from './rank';
import {createExpander, type Expander} from './synonyms';
import {createTextIndex, type TextIndex} from './textIndex';

/** What differs from search to search; the rest is always asked as `parameters` say. */
type EngineSearch = Pick<SearchParameters, 'q' | 'per_page' | 'near'>;

export interface Engine {
  search(search: EngineSearch): SearchResult;
}

/** Fields whose matches are marked. */
const markedFields = ['heading', 'hierarchy.lvl1', 'content'] as const;

function toHit({record, words}: RankedHit): SearchHit {
  const highlights = markedFields.flatMap(field => {
    const isWhole = field !== 'content';
    const highlight = highlightText(record[field] ?? '', words, isWhole, parameters);
    return highlight ? [[field, highlight] as const] : [];
  });
  const {content, names, topics, keywords, further, asked, ...document} = record;
  return {document, highlight: Object.fromEntries(highlights)};
}

/** Each further hit of a group counts half as much as the one before. */
function groupScore(hits: readonly RankedHit[]): number {
  return hits.reduce((sum, {score}, index) => sum + score / 2 ** index, 0);
}

/** Hits by page, the best page first. */
function groupByPage(hits: readonly RankedHit[]): [string, RankedHit[]][] {
  const groups = new Map<string, RankedHit[]>();
  for (const hit of hits) {
    const key = hit.record.url_without_anchor;
    const group = groups.get(key);
    if (group) group.push(hit);
    else groups.set(key, [hit]);
  }
  const scored = [...groups].map(group => ({group, score: groupScore(group[1])}));
  return scored.sort((a, b) => b.score - a.score).map(({group}) => group);
}

function toGroup([key, hits]: [string, RankedHit[]]): HitGroup {
  return {group_key: [key], hits: hits.slice(0, parameters.group_limit).map(toHit)};
}

/** What is made of the records once. */
interface Corpus {
  records: readonly SearchRecord[];
  size: number;
  index: TextIndex;
  nameMatch: NameMatch;
  proximity: Proximity;
  isCommonSection(record: SearchRecord): boolean;
  endpointMatch: EndpointMatch;
  expand: Expander;
}

function findHits(corpus: Corpus, {q, near}: EngineSearch): RankedHit[] {
  const {records, size, index, nameMatch, proximity, isCommonSection, endpointMatch, expand} =
    corpus;
  const words = index.cut(q);
  const reading = index.read(readQuery(words));
  const expansions = expand(words, reading.terms);
  const candidates = collectCandidates(index, reading, expansions, endpointMatch(q));
  return rank(candidates, {
    reading,
    size,
    recordAt: position => records[position],
    nameMatch,
    proximity,
    partsOf: index.partsOf,
    near,
    isCommonSection,
    enough: parameters.drop_tokens_threshold,
  });
}

/**
 * Builds an engine over the records.
 *
 * @param synonyms what it knows beyond the words of the records
 * @param size number of records of which these were chosen
 */
export function createEngine(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[] = [],
  size = records.length,
): Engine {
  const corpus = {
    records,
    size,
    index: createTextIndex(records),
    nameMatch: createNameMatch(records),
    proximity: createProximity(),
    isCommonSection: findCommonSections(records),
    endpointMatch: createEndpointMatch(records),
    expand: createExpander(synonyms),
  };
  return {
    search(search) {
      const groups = groupByPage(findHits(corpus, {...search, q: foldText(search.q)}));
      return {
        found: groups.length,
        request_params: {q: search.q},
        grouped_hits: groups.slice(0, search.per_page).map(toGroup),
      };
    },
  };
}
