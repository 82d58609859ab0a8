import {isDeepStrictEqual} from 'node:util';
import {afterEach, describe, expect, it} from 'vitest';
import {bodyOf, type LocalServer, startServer} from '../../../tests/support/typesense/localServer';
import {recording} from '../../../tests/support/typesense/recordings';
import type {SearchError} from '../errors';
import {parameters} from '../parameters';
import {isFailure, type MultiSearchRequest} from '../protocol';
import type {SearchNode} from './nodes';
import {createTypesenseTransport, type TypesenseOptions} from './transport';

const servers: LocalServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

async function serve(...args: Parameters<typeof startServer>): Promise<SearchNode> {
  const server = await startServer(...args);
  servers.push(server);
  return server.node;
}

/** A server that answers as the recorded one did to the same request. */
function replaying(name: string): Promise<SearchNode> {
  const {request, response} = recording(name);
  return serve(async (incoming, answer) => {
    const {pathname, searchParams} = new URL(incoming.url ?? '', 'http://localhost');
    const same =
      incoming.method === 'POST' &&
      incoming.headers['content-type'] === 'text/plain' &&
      pathname === request.path &&
      isDeepStrictEqual(Object.fromEntries(searchParams), request.query) &&
      isDeepStrictEqual(JSON.parse(await bodyOf(incoming)), request.body);
    answer.writeHead(same ? response.status : 418, {'content-type': 'application/json'});
    answer.end(JSON.stringify(same ? response.body : {message: 'Not the recorded request.'}));
  });
}

/** A server with one answer, and a count of its calls. */
async function answering(status: number, body: string) {
  const calls = {count: 0};
  const node = await serve((_, answer) => {
    calls.count += 1;
    answer.writeHead(status, {'content-type': 'application/json'}).end(body);
  });
  return {node, calls};
}

/** An address of this machine that nobody answers at. */
async function nobody(): Promise<SearchNode> {
  const server = await startServer(() => undefined);
  await server[Symbol.asyncDispose]();
  return server.node;
}

function transport(options: Partial<TypesenseOptions> & Pick<TypesenseOptions, 'nodes'>) {
  return createTypesenseTransport({apiKey: 'SEARCH_ONLY_KEY', ...options});
}

const request: MultiSearchRequest = {
  searches: [{...parameters, collection: 'docs', q: 'inbox', filter_by: ''}],
};
const good = JSON.stringify({results: [{code: 404, error: 'Not found.'}]});

async function errorOf(work: Promise<unknown>): Promise<SearchError> {
  return work.then(
    () => expect.fail('The search succeeded.'),
    (error: SearchError) => error,
  );
}

describe('recordings of a real server', () => {
  it.each(['01-grouped', '02-highlighted', '04-error-inside-200', '05-empty', '06-typo'])(
    'reads %s',
    async name => {
      const {request: recorded, response} = recording(name);
      const answer = await transport({nodes: [await replaying(name)]}).perform(recorded.body);
      expect(answer).toEqual(response.body);
    },
  );

  it('tells a failed search from a good one inside one answer', async () => {
    const name = '04-error-inside-200';
    const {request: recorded} = recording(name);
    const {results} = await transport({nodes: [await replaying(name)]}).perform(recorded.body);
    expect(results.map(isFailure)).toContain(true);
    expect(results.map(isFailure)).toContain(false);
  });

  it.each([
    ['07-unauthorized', 'wrong-key'],
    ['08-out-of-scope', 'SEARCH_ONLY_KEY'],
  ])('says what the server says: %s', async (name, apiKey) => {
    const {request: recorded, response} = recording(name);
    const failing = transport({nodes: [await replaying(name)], apiKey});
    expect(await errorOf(failing.perform(recorded.body))).toMatchObject({
      kind: 'auth',
      status: 401,
      message: 'message' in response.body && response.body.message,
    });
  });
});

describe('nodes', () => {
  it('asks the nearest node first', async () => {
    const near = await answering(200, good);
    const far = await answering(200, good);
    await transport({nodes: [far.node], nearestNode: near.node}).perform(request);
    expect([near.calls.count, far.calls.count]).toEqual([1, 0]);
  });

  it('asks the next node when one is down or broken', async () => {
    const broken = await answering(503, '{}');
    const well = await answering(200, good);
    const search = transport({nodes: [well.node], nearestNode: broken.node});
    expect(await search.perform(request)).toEqual(JSON.parse(good));
    const down = transport({nodes: [well.node], nearestNode: await nobody()});
    expect(await down.perform(request)).toEqual(JSON.parse(good));
  });

  it('passes over a node that failed a moment ago', async () => {
    const broken = await answering(500, '{}');
    const well = await answering(200, good);
    const search = transport({nodes: [well.node], nearestNode: broken.node});
    await search.perform(request);
    await search.perform(request);
    expect(broken.calls.count).toBe(1);
    expect(well.calls.count).toBe(2);
  });

  it('does not ask other nodes about a wrong key', async () => {
    const node = await answering(401, '{"message": "Forbidden"}');
    const other = await answering(200, good);
    const search = transport({nodes: [other.node], nearestNode: node.node});
    expect(await errorOf(search.perform(request))).toMatchObject({kind: 'auth'});
    expect(other.calls.count).toBe(0);
  });
});

describe('failures', () => {
  it.each([
    ['an answer without meaning', 200, '<!doctype html>', 'server'],
    ['JSON of another form', 200, '{"hits": []}', 'server'],
    ['a failure of the server', 500, 'oops', 'server'],
    ['too many requests', 429, '{"message": "slow down"}', 'server'],
    ['a wrong request', 400, '{"message": "Bad JSON."}', 'request'],
  ])('%s', async (_, status, body, kind) => {
    const {node} = await answering(status, body);
    expect(await errorOf(transport({nodes: [node]}).perform(request))).toMatchObject({kind});
  });

  it('a server that does not answer in time', async () => {
    const silent = await serve(() => undefined);
    const search = transport({nodes: [silent], connectionTimeoutSeconds: 0.05});
    expect(await errorOf(search.perform(request))).toMatchObject({
      kind: 'network',
      message: 'The search server did not answer in time.',
    });
  });

  it('a server that is down', async () => {
    const search = transport({nodes: [await nobody()]});
    expect(await errorOf(search.perform(request))).toMatchObject({kind: 'network'});
  });

  it('an abort is no failure of the node', async () => {
    const silent = await serve(() => undefined);
    const controller = new AbortController();
    const search = transport({nodes: [silent]}).perform(request, {signal: controller.signal});
    controller.abort();
    expect(await errorOf(search)).toMatchObject({kind: 'aborted'});
  });

  it('neither is an abort in the middle of its answer', async () => {
    const controller = new AbortController();
    const slow = await serve((_, answer) => {
      answer.writeHead(200, {'content-type': 'application/json'}).write('{"results": [');
      setTimeout(() => controller.abort(), 50);
    });
    const search = transport({nodes: [slow]}).perform(request, {signal: controller.signal});
    expect(await errorOf(search)).toMatchObject({kind: 'aborted'});
  });

  it('an answer that stops in the middle', async () => {
    const slow = await serve((_, answer) => answer.writeHead(200).write('{"results": ['));
    const search = transport({nodes: [slow], connectionTimeoutSeconds: 0.2});
    expect(await errorOf(search.perform(request))).toMatchObject({kind: 'server'});
  });
});
