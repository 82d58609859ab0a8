/** Searches on a server, ordered by our own ranking. A chunk of its own: sites without a server never load it. */
import {createEngine} from '../embedded/engine';
import {createLibrary} from '../embedded/library';
import {SearchError} from '../errors';
import {isFailure, type SearchFailure, type SearchParameters, type SearchResult} from '../protocol';
import type {SynonymGroup} from '../records/shard';
import {parseScope} from '../scope';
import {createFinding, type FindingSearch, type FoundRecords, joinFound} from './finding';

/** Asks a server several searches in one call. */
export type AskServer = (
  searches: readonly FindingSearch[],
) => Promise<readonly (FoundRecords | SearchFailure)[]>;

/**
 * A server that does not know the collection, or a field of it, is one that nothing has been pushed to:
 * that is an outage, which the copy in the page bridges.
 */
function toError({code, error}: SearchFailure): SearchError {
  return new SearchError(code === 404 ? 'server' : 'request', error, code);
}

/** What decides about an answer. */
type RankedRequest = Pick<SearchParameters, 'collection' | 'q' | 'filter_by' | 'per_page' | 'near'>;

export type RankedSearch = (search: RankedRequest, ask: AskServer) => Promise<SearchResult>;

/** @param manifestUrl absolute URL of the manifest of the index, which names the synonyms */
export function createRankedSearch(manifestUrl: string): RankedSearch {
  const library = createLibrary(manifestUrl);

  /** What words mean; without it, what was typed is still found. */
  async function readSynonyms(language: string): Promise<SynonymGroup[]> {
    return library.synonyms([language]).catch(() => []);
  }

  return async (search, ask) => {
    const {language = 'en'} = parseScope(search.filter_by) ?? {};
    const synonyms = await readSynonyms(language);
    const answers = await ask(createFinding(synonyms)(search));
    const failure = answers.find(answer => isFailure(answer));
    if (failure) throw toError(failure);
    const found = answers.filter((answer): answer is FoundRecords => !isFailure(answer));
    const [typed] = found;
    if (!typed) throw new SearchError('server', 'The answer holds no result.');
    const engine = createEngine(joinFound(found), synonyms, typed.out_of);
    const hasMore = typed.found > typed.hits.length;
    return {...engine.search(search), ...(hasMore && {isAtLeast: true})};
  };
}
