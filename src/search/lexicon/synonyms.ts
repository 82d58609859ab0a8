/** The lexicon in the form that the ranking takes. */
import type {SynonymGroup} from '../records/shard.ts';
import type {LexiconEntry} from './schema.ts';

/** Words that mean the same, and what readers say instead, by entry. */
export function toSynonymGroups(entries: readonly LexiconEntry[]): SynonymGroup[] {
  return entries.map(({same, asks = []}) => [[...same], [...asks]]);
}
