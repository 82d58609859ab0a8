/** Sends requests to a sandbox of their own, which nothing else ever sees. */
import {createSandbox, demoCredentials, demoUserId, type JournalEntry} from '../../sandbox';
import type {DocsSite} from '../site/docsSite';
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

/** The hosts of the product, one per region. They only name the requests; nothing is sent there. */
const hosts = ['https://api.engagespot.co', 'https://api-eu.engagespot.co'] as const;

/** The deepest body, in lists and objects within each other. */
const deepestBody = 100;

/** The path and query of what was given; undefined for an address of another host. */
function pathIn(given: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(given)) return given;
  const host = hosts.find(each => new RegExp(`^${each}(?=[/?#]|$)`, 'i').test(given));
  return host && given.slice(host.length).replace(/^(?!\/)/, '/');
}

/** Whether a value is deeper than is allowed. It keeps no stack, which a deep value would exhaust. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestBody) return true;
    level = level.flatMap(each =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

/**
 * The JSON of a body. Programs often hand it over as a text, which is then read.
 *
 * @throws what `fail` makes, for a text that is no JSON, and for a body that is too deep
 */
function textOf(body: unknown, fail: (reason: string) => Error): string | undefined {
  if (body === undefined) return undefined;
  let value = body;
  if (typeof body === 'string') {
    try {
      value = JSON.parse(body);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      throw fail(`the body is a text that is not JSON (${reason}). Send an object, or valid JSON.`);
    }
  }
  if (isTooDeep(value)) throw fail(`the body is nested deeper than ${deepestBody} levels.`);
  return JSON.stringify(value);
}

const tooLong = `the body is longer than ${longestBody} characters.`;

/** @throws what `fail` makes of the reason, for a request that cannot be sent */
function toRequest(tried: TriedRequest, fail: (reason: string) => Error): Request {
  const {method, path, headers = {}, body, as = 'backend'} = tried;
  const given = pathIn(path);
  if (given === undefined) {
    const named = path.slice(0, 100);
    throw fail(`the path "${named}" has another host. Name a path, or one of ${hosts.join(', ')}.`);
  }
  if (!given.startsWith('/')) throw fail(`the path "${path.slice(0, 100)}" has to begin with "/".`);
  if (path.length > longestPath) throw fail(`the path is longer than ${longestPath} characters.`);
  if (typeof body === 'string' && body.length > longestBody) throw fail(tooLong);
  const text = textOf(body, fail);
  if (text !== undefined && text.length > longestBody) {
    throw fail(tooLong);
  }
  if (text !== undefined && method === 'GET') throw fail('GET has no body.');
  try {
    const all = new Headers(credentials[as]);
    if (text !== undefined) all.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      // What samples leave for readers to fill in has the value of the demo app.
      if (!/YOUR_/.test(value)) all.set(name, value);
    }
    return new Request(new URL(hosts[0] + given), {method, headers: all, body: text});
  } catch {
    throw fail('a header has a name or a value that HTTP does not allow.');
  }
}

/**
 * @param described address of the page about the sandbox, for who is refused
 * @throws AnswerError that says what is wrong with the first request that cannot be sent
 */
function toRequests(tried: readonly TriedRequest[], described: string): Request[] {
  const fail = (reason: string) =>
    new AnswerError(`${reason} The sandbox of today's REST API is described at ${described}.`);
  if (tried.length === 0 || tried.length > mostRequests) {
    throw fail(`Name 1 to ${mostRequests} requests; these are ${tried.length}.`);
  }
  return tried.map((each, index) =>
    toRequest(each, reason => fail(`Request ${index + 1}: ${reason}`)),
  );
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

/** What `… (9999 further characters)` takes, with the ends of its lines. */
const lengthOfCut = 40;
/** What is shown of a body, whatever room there is. */
const shortestBody = 20;

interface Answer {
  /** What it answers, its status, and the note of the sandbox. */
  head: string;
  body: string;
}

async function answerOf(response: Response, title: string): Promise<Answer> {
  const note = response.headers.get('X-Sandbox-Note');
  const head = [`${title} → ${response.status}`, ...(note ? [`Note: ${note}`] : [])].join('\n');
  return {head, body: await response.text()};
}

/** The length of a body with a line per field. */
function fullLength(text: string): number {
  return shownBody(text, Number.POSITIVE_INFINITY).length;
}

/** What each of some texts gets of a room: what it needs, or an even share of what the shorter ones leave. */
function shares(lengths: readonly number[], room: number): number[] {
  const shared = lengths.map(() => 0);
  const shortestFirst = lengths.map((length, index) => ({length, index}));
  shortestFirst.sort((a, b) => a.length - b.length);
  let left = room;
  for (const [place, {length, index}] of shortestFirst.entries()) {
    const share = Math.min(length, Math.floor(left / (lengths.length - place)));
    shared[index] = share;
    left -= share;
  }
  return shared;
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
  site: DocsSite,
  tried: readonly TriedRequest[],
  limit = answerLimit,
): Promise<string> {
  const described = site.addressOf(`${site.baseUrl}api#try-it-without-an-account`);
  const requests = toRequests(tried, described);
  const sandbox = createSandbox();
  const head = `Answers of a fresh sandbox of today's REST API with the demo app of the documentation, described at ${described}. It is gone now, and sent nothing to anybody.`;
  const answers: Answer[] = [];
  for (const [index, request] of requests.entries()) {
    const title = `${index + 1}. ${request.method} ${cut(tried[index]?.path ?? '', 0, 100).text}`;
    answers.push(await answerOf(await sandbox.fetch(request), title));
  }
  sandbox.runDue();
  const runs = sandbox.runs().reverse().map(shownRun);
  const delivered = runs.length > 0 ? [`What became of the sends:\n${runs.join('\n')}`] : [];
  sandbox.close();
  const frame = [head, ...answers.map(answer => answer.head)].join('\n\n');
  const room =
    limit -
    frame.length -
    Math.min(delivered.join('').length + 2, limit / 5) -
    answers.length * lengthOfCut;
  const rooms = shares(
    answers.map(({body}) => fullLength(body)),
    Math.max(room, answers.length * shortestBody),
  );
  const shown = answers.map(({head: title, body}, index) =>
    body ? `${title}\n${shownBody(body, rooms[index] ?? 0)}` : title,
  );
  return cut([head, ...shown, ...delivered].join('\n\n'), 0, limit).text;
}
