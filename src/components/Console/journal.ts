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

/** More recipients than anybody reads about. */
const maximumLines = 20;
/** In characters. */
const maximumIdLength = 60;

/** Identifiers that begin alike often differ at the end. */
function shortId(id: string): string {
  if (id.length <= maximumIdLength) return id;
  const half = maximumIdLength / 2;
  return `${id.slice(0, half)}…${id.slice(-half)}`;
}

/**
 * What became of a request, for each recipient in one line: `user_1042: accepted, inApp sent`. Of
 * very many, the first, and how many are left out.
 */
export function journalLines(runs: readonly JournalEntry[]): string[] {
  const lines = [...runs]
    .reverse()
    .map(({userId, events}) => `${shortId(userId)}: ${events.map(lineOf).join(', ')}`);
  if (lines.length <= maximumLines) return lines;
  return [...lines.slice(0, maximumLines), `and ${lines.length - maximumLines} more`];
}

/** The users to whose inbox a request delivered something, each once. */
export function reachedInboxes(runs: readonly JournalEntry[]): string[] {
  const reached = [...runs]
    .reverse()
    .filter(({events}) =>
      events.some(({channel, state}) => channel === 'inApp' && state === 'sent'),
    );
  return [...new Set(reached.map(({userId}) => userId))];
}
