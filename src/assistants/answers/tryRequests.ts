/** Sends requests to a sandbox of their own, which nothing else ever sees. */
import {createSandbox, demoCredentials, demoUserId, type JournalEntry} from '../../sandbox';
import {AnswerError} from './answerError';
import {answerLimit, cut} from './cut';
import {
  type callers,
  longestBody,
  longestPath,
  mostRequests,
  type TriedRequest,
} from './triedRequest';

/** Headers that the demo app accepts. */
const credentials: Record<(typeof callers)[number], Readonly<Record<string, string>>> = {
  backend: {
    'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
    'X-ENGAGESPOT-API-SECRET': demoCredentials.apiSecret,
    'X-ENGAGESPOT-SECRET-KEY': demoCredentials.apiSecret,
  },
  user: {
    'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
    'X-ENGAGESPOT-USER-ID': demoUserId,
  },
  none: {},
};

/** Only names the requests; nothing is sent there. */
const host = 'https://api.engagespot.co';

/** @throws AnswerError that says what is wrong with the request */
function toRequest(tried: TriedRequest, place: number): Request {
  const {method, path, headers = {}, body, as = 'backend'} = tried;
  const fail = (reason: string) => new AnswerError(`Request ${place}: ${reason}`);
  const given = path.replace(/^https?:\/\/[^/]+/i, '');
  if (!given.startsWith('/')) throw fail(`the path "${path.slice(0, 100)}" has to begin with "/".`);
  if (path.length > longestPath) throw fail(`the path is longer than ${longestPath} characters.`);
  const text = body === undefined ? undefined : JSON.stringify(body);
  if (text !== undefined && text.length > longestBody) {
    throw fail(`the body is longer than ${longestBody} characters.`);
  }
  if (text !== undefined && method === 'GET') throw fail('GET has no body.');
  try {
    const all = new Headers(credentials[as]);
    if (text !== undefined) all.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      // What samples leave for readers to fill in has the value of the demo app.
      if (!/YOUR_/.test(value)) all.set(name, value);
    }
    return new Request(new URL(host + given), {method, headers: all, body: text});
  } catch {
    throw fail('a header has a name or a value that HTTP does not allow.');
  }
}

/** JSON with a line per field, if there is room for that. */
function shownBody(text: string, room: number): string {
  let shown = text;
  try {
    const value: unknown = JSON.parse(text);
    const long = JSON.stringify(value, null, 2);
    shown = long.length <= room ? long : JSON.stringify(value);
  } catch {
    // Not JSON: as it is.
  }
  const piece = cut(shown, 0, room);
  return piece.next === undefined
    ? piece.text
    : `${piece.text}\n… (${shown.length - piece.text.length} further characters)`;
}

async function shownAnswer(response: Response, title: string, room: number): Promise<string> {
  const text = await response.text();
  const note = response.headers.get('X-Sandbox-Note');
  const head = [`${title} → ${response.status}`, ...(note ? [`Note: ${note}`] : [])].join('\n');
  return text ? `${head}\n${shownBody(text, room)}` : head;
}

/** `order_shipped for user_1042: inApp sent, email sent` */
function shownRun({workflow, userId, events}: JournalEntry): string {
  const outcomes = events
    .filter(({state}) => state !== 'accepted')
    .map(({state, channel, reason}) =>
      [channel, state, reason && `(${reason})`].filter(Boolean).join(' '),
    );
  return `${workflow} for ${userId}: ${outcomes.join(', ') || 'accepted'}`;
}

/**
 * Performs requests in their order. The sandbox begins with the demo app of the documentation, and ends with the last
 * answer. Nothing leaves it.
 *
 * @param limit characters of the answer
 * @throws AnswerError for a request that cannot be sent
 */
export async function tryRequests(
  tried: readonly TriedRequest[],
  limit = answerLimit,
): Promise<string> {
  if (tried.length === 0 || tried.length > mostRequests) {
    throw new AnswerError(`Name 1 to ${mostRequests} requests; these are ${tried.length}.`);
  }
  const requests = tried.map((each, index) => toRequest(each, index + 1));
  const sandbox = createSandbox();
  const head =
    'Answers of a fresh sandbox with the demo app of the documentation. It is gone now, and sent nothing to anybody.';
  const room = Math.max(60, Math.floor((limit * 0.85 - head.length) / requests.length) - 120);
  const answers: string[] = [];
  for (const [index, request] of requests.entries()) {
    const title = `${index + 1}. ${request.method} ${cut(tried[index]?.path ?? '', 0, 100).text}`;
    answers.push(await shownAnswer(await sandbox.fetch(request), title, room));
  }
  sandbox.runDue();
  const runs = sandbox.runs().reverse().map(shownRun);
  const delivered = runs.length > 0 ? [`What became of the sends:\n${runs.join('\n')}`] : [];
  sandbox.close();
  return cut([head, ...answers, ...delivered].join('\n\n'), 0, limit).text;
}
