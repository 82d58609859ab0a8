import {afterEach, describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../src/search/records/record';
import {
  type FakeOptions,
  type FakeTypesense,
  startFakeTypesense,
} from '../../tests/support/typesense/fakeTypesense';
import {fixture} from '../../tests/support/typesense/recordings';
import {type PushTarget, push} from './push';
import {rehearse} from './rehearsal';
import {createClient, createPushServer} from './server';

const records = fixture('records.jsonl')
  .trim()
  .split('\n')
  .map((line): SearchRecord => JSON.parse(line));

const content = {records};

const servers: FakeTypesense[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

interface Setting extends FakeOptions {
  /** Collections on the server; the alias names the last one. */
  existing?: string[];
  adminKey?: string;
}

/** A server with collections of earlier pushes, and a push to it at the time 900. */
async function start({existing = ['docs_700', 'docs_800'], adminKey, ...options}: Setting = {}) {
  const server = await startFakeTypesense(options);
  servers.push(server);
  for (const name of existing) server.addCollection(name);
  const last = existing.at(-1);
  if (last) server.aliases.set('docs', last);
  const client = createClient({nodes: [server.url], adminKey: adminKey ?? 'admin-key'});
  const lines: string[] = [];
  const target: PushTarget = {
    alias: 'docs',
    server: createPushServer(client),
    nodes: [{url: server.url, server: createPushServer(client)}],
    now: () => 900,
    patience: {attempts: 3, pause: 1},
    log: line => void lines.push(line),
  };
  return {server, target, lines};
}

/** The message of a push that must fail. */
async function failureOf(target: PushTarget): Promise<string> {
  return push(target, content).then(
    () => expect.fail('The push succeeded.'),
    (error: Error) => error.message,
  );
}

/** The state that a failed push must leave behind. */
function expectUntouched(server: FakeTypesense) {
  expect(server.aliases.get('docs')).toBe('docs_800');
  expect([...server.collections.keys()]).toEqual(['docs_700', 'docs_800']);
}

describe('push', () => {
  it('fills a new collection, points the alias at it, and keeps the previous one', async () => {
    const {server, target, lines} = await start();
    await push(target, content);
    expect(server.aliases.get('docs')).toBe('docs_900');
    expect([...server.collections.keys()]).toEqual(['docs_800', 'docs_900']);
    expect(server.collections.get('docs_900')?.records.size).toBe(records.length);
    expect(server.collections.get('docs_900')?.schema).toMatchObject({
      default_sorting_field: 'item_priority',
    });
    expect(lines.join('\n')).toMatch(/30 records.*docs_800 is kept.*Deleted: docs_700/s);
  });

  it('works on an empty server', async () => {
    const {server, target} = await start({existing: []});
    await push(target, content);
    expect(server.aliases.get('docs')).toBe('docs_900');
  });

  it('deletes no collection that a push did not make', async () => {
    const others = ['docs', 'docs_old', 'docs_5x', 'blog_100', 'my_docs_100'];
    const {server, target} = await start({existing: [...others, 'docs_700', 'docs_800']});
    await push(target, content);
    expect([...server.collections.keys()]).toEqual([...others, 'docs_800', 'docs_900']);
  });

  it('points the alias only after everything else is done', async () => {
    const {server, target} = await start();
    await push(target, content);
    const writes = server.writes().map(({method, path}) => `${method} ${path}`);
    expect(writes.slice(-2)).toEqual(['PUT /aliases/docs', 'DELETE /collections/docs_700']);
    expect(writes[0]).toBe('POST /collections');
  });
});

describe('a push that fails', () => {
  it('names the records that the server refuses', async () => {
    const {server, target} = await start({
      refuses: ({id}) => (id === records[3]?.id ? 'Field `type` must be a string.' : undefined),
    });
    const message = await failureOf(target);
    expect(message).toContain(`refused 1 of ${records.length} records`);
    expect(message).toContain(`${records[3]?.url} (id ${records[3]?.id}): Field \`type\``);
    expect(message).toContain('The alias docs still names docs_800; docs_900 is deleted.');
    expectUntouched(server);
  });

  it('counts the records', async () => {
    const {server, target} = await start({
      answers: ({method, path}) =>
        method === 'GET' && path === '/collections/docs_900'
          ? {status: 200, body: {num_documents: 29}}
          : undefined,
    });
    expect(await failureOf(target)).toContain('docs_900 holds 29 of 30 records on http://');
    expectUntouched(server);
  });

  it('proves that the new collection finds something', async () => {
    const {server, target} = await start({
      answers: ({path}) =>
        path === '/multi_search'
          ? {status: 200, body: {results: [{found: 0, out_of: 30, hits: []}]}}
          : undefined,
    });
    expect(await failureOf(target)).toMatch(/A search in the new collection fails: ".+" does not/);
    expectUntouched(server);
  });

  it('reads a search that fails inside a good answer', async () => {
    const {server, target} = await start({
      answers: ({path}) =>
        path === '/multi_search'
          ? {status: 200, body: {results: [{code: 404, error: 'Could not find a field.'}]}}
          : undefined,
    });
    expect(await failureOf(target)).toContain('Could not find a field.');
    expectUntouched(server);
  });

  it('says that the key is wrong, never which one', async () => {
    const {server, target} = await start({adminKey: 'my-secret-key'});
    const message = await failureOf(target);
    expect(message).toContain('Reading the collections failed: ');
    expect(message).toContain('valid `x-typesense-api-key`');
    expect(message).toContain('Check TYPESENSE_ADMIN_KEY');
    expect(message).not.toContain('my-secret-key');
    expectUntouched(server);
  });

  it('says that the server cannot be reached', async () => {
    const {server, target} = await start();
    await server[Symbol.asyncDispose]();
    expect(await failureOf(target)).toMatch(
      /Reading the collections failed.*Check TYPESENSE_NODES/s,
    );
  });

  it('leaves the alias when it cannot be pointed', async () => {
    const {server, target} = await start({
      answers: ({method, path}) =>
        method === 'PUT' && path === '/aliases/docs'
          ? {
              status: 400,
              body: {message: 'Name `docs` conflicts with an existing collection name.'},
            }
          : undefined,
    });
    expect(await failureOf(target)).toMatch(
      /Pointing the alias docs failed.*Name `docs` conflicts/,
    );
    expectUntouched(server);
  });

  it('deletes no collection that the alias names, whatever the server answered', async () => {
    const {server, target} = await start({
      answers: ({method, path}, {aliases}) => {
        if (method !== 'PUT' || path !== '/aliases/docs') return undefined;
        aliases.set('docs', 'docs_900');
        return {status: 400, body: {message: 'Timed out.'}};
      },
    });
    expect(await failureOf(target)).toContain('The alias docs names docs_900 all the same.');
    expect([...server.collections.keys()]).toEqual(['docs_700', 'docs_800', 'docs_900']);
  });

  it('says what is left when it cannot clean up', async () => {
    const {target} = await start({
      refuses: () => 'Bad record.',
      answers: ({method}) =>
        method === 'DELETE' ? {status: 400, body: {message: 'Not now.'}} : undefined,
    });
    expect(await failureOf(target)).toContain('docs_900 could not be deleted: look whether');
  });

  it('keeps the new collection when only an old one cannot be deleted', async () => {
    const {server, target} = await start({
      answers: ({method}) =>
        method === 'DELETE' ? {status: 400, body: {message: 'Not now.'}} : undefined,
    });
    expect(await failureOf(target)).toMatch(
      /The new collection is live, but deleting old ones failed.*Not now\./,
    );
    expect(server.aliases.get('docs')).toBe('docs_900');
  });
});

describe('a cluster', () => {
  /** A push through a good node, to a cluster with another one. */
  async function startWith(other: FakeTypesense) {
    const {server, target} = await start();
    const nodeServer = createPushServer(createClient({nodes: [other.url], adminKey: 'admin-key'}));
    const nodes = [...target.nodes, {url: other.url, server: nodeServer}];
    return {server, target: {...target, nodes}};
  }

  it('is not believed while one node holds a part of the records', async () => {
    const {server: behind} = await start();
    behind.addCollection('docs_900');
    const {server, target} = await startWith(behind);
    expect(await failureOf(target)).toContain(`docs_900 holds 0 of 30 records on ${behind.url}`);
    expectUntouched(server);
  });

  it('is not believed while one node leads readers to the old collection', async () => {
    const {server: behind} = await start({
      answers: ({method, path}, {collections}) => {
        if (method !== 'GET' || path !== '/collections/docs_900') return undefined;
        const found = collections.get('docs_900');
        for (const record of records) found?.records.set(record.id, record);
        return {status: 200, body: {num_documents: records.length}};
      },
    });
    behind.addCollection('docs_900');
    const {target} = await startWith(behind);
    const message = await failureOf(target);
    expect(message).toContain(`The alias docs names docs_800 on ${behind.url}`);
    expect(message).toContain('The alias docs names docs_900 all the same.');
  });

  it('is given time to know what one node was told', async () => {
    let looks = 0;
    const {server, target} = await start({
      answers: ({method, path}) => {
        if (method !== 'GET' || path !== '/collections/docs_900') return undefined;
        looks += 1;
        return looks === 1 ? {status: 404, body: {message: 'Not Found'}} : undefined;
      },
    });
    await push(target, content);
    expect(server.aliases.get('docs')).toBe('docs_900');
  });

  it('is reached through its other nodes while one is down', async () => {
    const {server} = await start();
    const {server: down} = await start();
    await down[Symbol.asyncDispose]();
    const client = createClient({nodes: [down.url, server.url], adminKey: 'admin-key'});
    expect(await createPushServer(client).collections()).toEqual(['docs_700', 'docs_800']);
  });
});

describe('rehearsal', () => {
  it('says what would be done and changes nothing', async () => {
    const {server, target, lines} = await start();
    await rehearse(target, content);
    expect(server.writes()).toEqual([]);
    expectUntouched(server);
    expect(lines.join('\n')).toMatch(
      /create docs_900 and import 30 records.*now: docs_800.*delete docs_700/s,
    );
  });

  it('fails where a push would', async () => {
    const {target} = await start({adminKey: 'wrong'});
    await expect(rehearse(target, content)).rejects.toThrow('Check TYPESENSE_ADMIN_KEY');
  });
});
