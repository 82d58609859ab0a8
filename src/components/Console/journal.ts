import type {JournalEntry} from '../../sandbox';

/** The id of the request in an answer; undefined when the call starts no runs. */
export function requestIdOf(body: string): string | undefined {
  try {
    const {requestId} = JSON.parse(body) as {requestId?: unknown};
    return typeof requestId === 'string' ? requestId : undefined;
  } catch {
    return undefined;
  }
}

function lineOf({channel, state, reason, until}: JournalEntry['events'][number]): string {
  const detail = reason ? `: ${reason}` : until ? ` until ${until}` : '';
  return `${channel ? `${channel} ` : ''}${state}${detail}`;
}

/** What became of a request, for each recipient in one line: `user_1042: accepted, inApp sent`. */
export function journalLines(runs: readonly JournalEntry[]): string[] {
  return [...runs]
    .reverse()
    .map(({userId, events}) => `${userId}: ${events.map(lineOf).join(', ')}`);
}
