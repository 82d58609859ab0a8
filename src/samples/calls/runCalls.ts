import {createSandbox, type Sandbox} from '../../sandbox/index.ts';
import {type Fence, type Problem, problemAt} from '../fence.ts';
import {parseTree} from '../syntax/tree.ts';
import {shapeProblems} from './answerShape.ts';
import {curlRequest} from './curlRequest.ts';
import {createPlaceholders, fillIn, type Placeholders, variableFrom} from './placeholders.ts';
import {commandWords} from './shellWords.ts';

/** The hosts of the data regions. */
const hosts = ['api.engagespot.co', 'api-eu.engagespot.co'];

interface Session {
  sandbox: Sandbox;
  placeholders: Placeholders;
  /** Body of the last answer; undefined before the first call. */
  answer?: string;
}

async function requestOf({code}: Fence, placeholders: Placeholders): Promise<Request> {
  const tree = await parseTree('bash', `${code}\n`);
  const words = commandWords(tree, variableFrom(placeholders));
  const request = curlRequest(words.map(word => fillIn(word, placeholders)));
  const {protocol, hostname} = new URL(request.url);
  if (protocol !== 'https:' || !hosts.includes(hostname)) {
    throw new Error(`${request.url} is not an address of the REST interface`);
  }
  return request;
}

/** Sends what a curl command sends, and compares the status. */
async function call(fence: Fence, session: Session): Promise<string[]> {
  const {sandbox, placeholders} = session;
  sandbox.settings.secureMode = fence.meta.secure;
  const response = await sandbox.fetch(await requestOf(fence, placeholders));
  session.answer = await response.text();
  const {status} = fence.meta;
  const isExpected = status === undefined ? response.ok : response.status === status;
  const expected = status ?? 'success';
  if (isExpected) return [];
  return [`expected ${expected}, the sandbox answered ${response.status}: ${session.answer}`];
}

/** Compares the answer on the page with the last one of the sandbox. */
function compare({code}: Fence, {answer}: Session): string[] {
  if (answer === undefined) return ['response: no fence before it runs'];
  return shapeProblems(JSON.parse(code), JSON.parse(answer));
}

/** The key of all sandboxes: making one takes longer than everything else here. */
let signingKey: Promise<string> | undefined;

async function startSession(): Promise<Session> {
  signingKey ??= createSandbox().signingKey();
  const sandbox = createSandbox({signingKey: await signingKey});
  return {sandbox, placeholders: await createPlaceholders(sandbox)};
}

async function performFence(fence: Fence, session: Session): Promise<Problem[]> {
  try {
    const messages = fence.meta.run ? await call(fence, session) : compare(fence, session);
    return messages.map(message => problemAt(fence, message));
  } catch (error) {
    return [problemAt(fence, error instanceof Error ? error.message : String(error))];
  }
}

/**
 * Sends the curl commands of pages to the sandbox in their order, and compares the answers that
 * pages show with those of the sandbox. Each page has a sandbox of its own, so that a page can
 * build on itself and on nothing else.
 */
export async function runCalls(fences: readonly Fence[]): Promise<Problem[]> {
  const sessions = new Map<string, Session>();
  const problems: Problem[] = [];
  for (const fence of fences) {
    if (!fence.meta.run && !fence.meta.response) continue;
    const session = sessions.get(fence.file) ?? (await startSession());
    sessions.set(fence.file, session);
    problems.push(...(await performFence(fence, session)));
  }
  return problems;
}
