/**
 * 5,000 requests, the same in each run, documented, mutated and random, in sessions of 20 with the same state: the sandbox
 * never fails, never answers what the document does not have, and changes nothing when it refuses.
 */
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createManualClock, createSandbox, type Sandbox} from '../../src/sandbox/index';
import {buildRequest, start} from './support/client';
import {type DocumentedOperation, documentedOperations, findOperation} from './support/document';
import {anyRequest, type RequestPlan, toRequest} from './support/requests';

const requests = 5_000;
/** After so many requests, the sandbox starts again: soon nothing would be left to find in it. */
const sessionLength = 20;
/** Of so many requests, one is checked for changing nothing when it is refused. */
const comparedOf = 5;

/** What a user and the app can see. */
async function snapshot(sandbox: Sandbox): Promise<string> {
  const paths = ['/v3/notifications', '/v3/profile', '/v4/preferences', '/v3/categories'];
  const texts = paths.map(async path => {
    const response = await sandbox.fetch(buildRequest('GET', path));
    return response.text();
  });
  return (await Promise.all(texts)).join('\n');
}

function problemsOf(operation: DocumentedOperation | undefined, status: number, body: unknown) {
  return operation ? operation.problems(status, body) : [];
}

/** What is wrong with an answer; empty when nothing is. */
async function defectsOf(request: Request, response: Response): Promise<string[]> {
  const {status, headers} = response;
  const text = await response.text();
  if (request.method === 'HEAD') return status === 405 || status === 404 ? [] : [`HEAD ${status}`];
  const body: unknown = JSON.parse(text);
  const operation = findOperation(request.method, new URL(request.url).pathname);
  const isKnownRefusal = status === 404 || status === 405;
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(headers.get('X-Sandbox') === 'true' ? [] : ['no X-Sandbox']),
    ...problemsOf(operation, status, body),
    // What the document does not have is either refused, or said to be a departure from it.
    ...(operation || isKnownRefusal || headers.has('X-Sandbox-Note') ? [] : ['unsaid departure']),
  ];
}

test(`${requests} requests`, {timeout: 180_000}, async () => {
  const clock = createManualClock(start);
  const errors: unknown[] = [];
  const sandbox = createSandbox({clock, onError: error => errors.push(error)});
  const seen = new Map<string, number>();
  let sent = 0;

  async function answer(plan: RequestPlan): Promise<void> {
    sent += 1;
    if (sent % sessionLength === 0) sandbox.reset();
    clock.advance(60_000);
    const request = toRequest(plan);
    const before = sent % comparedOf === 0 ? await snapshot(sandbox) : undefined;
    const response = await sandbox.fetch(request.clone());
    const id = findOperation(request.method, new URL(request.url).pathname)?.id ?? 'none';
    const key = `${id} ${response.status < 300 ? 'success' : 'refusal'}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    expect(await defectsOf(request, response)).toEqual([]);
    expect(errors).toEqual([]);
    if (before !== undefined && response.status >= 400) {
      expect(await snapshot(sandbox)).toBe(before);
    }
  }

  await fc.assert(fc.asyncProperty(anyRequest, answer), {numRuns: requests, seed: 20261122});

  // The requests mean something: every call succeeded and was refused.
  for (const {id} of documentedOperations) {
    expect([id, (seen.get(`${id} success`) ?? 0) > 0]).toEqual([id, true]);
    expect([id, (seen.get(`${id} refusal`) ?? 0) > 0]).toEqual([id, true]);
  }
});
