import type {RunChange, RunEvent, RunReference} from '../delivery/events';
import {BoundedMap, type SharedBounds} from './boundedMap';
import {weigh} from './weight';

/** The life of one run so far. */
export interface JournalEntry extends RunReference {
  readonly userId: string;
  /** From the first to the last; of very many, the first. */
  readonly events: readonly (RunChange & {at: string})[];
}

export interface JournalFilter {
  userId?: string;
  requestId?: string;
  workflow?: string;
  /** From 1, of pages with `limit` runs each. The first by default. */
  pageNo?: number;
  /** At most so many, the newest. */
  limit?: number;
}

/** What became of every run, as long as there is room for it. */
export interface Journal {
  /** @param owner whose share of the journal a run counts to, when the event begins one */
  record(event: RunEvent, owner: string): void;
  /** From the newest to the oldest. */
  find(filter: JournalFilter): JournalEntry[];
}

const maximumEvents = 50;
const defaultLimit = 20;

interface StoredEntry extends JournalEntry {
  owner: string;
  weight: number;
  events: (RunChange & {at: string})[];
}

export function createJournal(bounds: SharedBounds): Journal {
  const entries = new BoundedMap<number, StoredEntry>({
    bounds,
    weigh: ({weight}) => weight,
    ownerOf: ({owner}) => owner,
  });

  function begin({runId, requestId, workflow, userId, state}: RunEvent, owner: string) {
    if (state !== 'accepted' && state !== 'discarded') return undefined;
    const reference = {runId, requestId, workflow, userId};
    return {...reference, owner, weight: weigh(reference), events: []} satisfies StoredEntry;
  }

  return {
    record(event, owner) {
      const entry = entries.get(event.runId) ?? begin(event, owner);
      if (!entry || entry.events.length >= maximumEvents) return;
      const {at, state, channel, reason, until} = event;
      const change = {at, state, channel, reason, until};
      entry.events.push(change);
      entry.weight += weigh(change);
      entries.set(event.runId, entry);
    },
    find({userId, requestId, workflow, pageNo = 1, limit = defaultLimit}) {
      return (
        [...entries.values()]
          .filter(
            entry =>
              (userId === undefined || entry.userId === userId) &&
              (requestId === undefined || entry.requestId === requestId) &&
              (workflow === undefined || entry.workflow === workflow),
          )
          .sort((a, b) => b.runId - a.runId)
          // The first page may be without end.
          .slice(pageNo === 1 ? 0 : (pageNo - 1) * limit, pageNo * limit)
          .map(({owner: _, weight: __, ...entry}) => ({...entry, events: [...entry.events]}))
      );
    },
  };
}
