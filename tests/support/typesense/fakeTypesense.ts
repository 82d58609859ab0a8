/**
 * A Typesense server in memory, with the part of its interface that a push uses. Status codes and
 * messages are those of the real one.
 */
import type {IncomingMessage} from 'node:http';
import type {SearchRecord} from '../../../src/search/records/record';
import type {FindingSearch} from '../../../src/search/typesense/finding';
import {createFinder} from './finder';
import {bodyOf, type LocalServer, startServer} from './localServer';

interface FakeCollection {
  schema: {name: string};
  records: Map<string, SearchRecord>;
}

/** One call as the server saw it. */
export interface SeenCall {
  method: string;
  /** Path without parameters. */
  path: string;
}

/** An answer of the server. */
export interface FakeAnswer {
  status: number;
  body: unknown;
}

export interface FakeTypesense extends LocalServer {
  url: string;
  collections: Map<string, FakeCollection>;
  /** Collections by alias. */
  aliases: Map<string, string>;
  calls: SeenCall[];
  /** The calls that change something. */
  writes(): SeenCall[];
  /** Puts an empty collection on the server. */
  addCollection(name: string): void;
}

export interface FakeOptions {
  apiKey?: string;
  /** Why a record is refused; undefined for a good one. */
  refuses?(record: SearchRecord): string | undefined;
  /** Answers instead of the server; undefined leaves the call to it. */
  answers?(call: SeenCall, server: FakeTypesense): FakeAnswer | undefined;
}

const notFound: FakeAnswer = {status: 404, body: {message: 'Not Found'}};
const forbidden: FakeAnswer = {
  status: 401,
  body: {message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.'},
};

function ok(body: unknown, status = 200): FakeAnswer {
  return {status, body};
}

/** Adds records line by line; the answer has a line for each. */
function importLines({records}: FakeCollection, text: string, refuses: FakeOptions['refuses']) {
  const lines = text.split('\n').map(line => {
    const record: SearchRecord = JSON.parse(line);
    const error = records.has(record.id)
      ? `A document with id ${record.id} already exists.`
      : refuses?.(record);
    if (error) return {success: false, error, code: 400, document: line};
    records.set(record.id, record);
    return {success: true};
  });
  return lines.map(line => JSON.stringify(line)).join('\n');
}

function searchAll(server: FakeTypesense, {searches}: {searches: FindingSearch[]}) {
  const results = searches.map(search => {
    const records = server.collections.get(search.collection)?.records;
    if (!records) return {code: 404, error: 'Not found.'};
    return createFinder([...records.values()])(search);
  });
  return {results};
}

/** What a collection tells of itself. */
function described({schema, records}: FakeCollection) {
  return {...schema, num_documents: records.size};
}

type Handler = (body: string, name: string, id: string) => FakeAnswer;

function handlers(server: FakeTypesense, {refuses}: FakeOptions): Record<string, Handler> {
  const {collections, aliases} = server;
  const withCollection = (name: string, answer: (collection: FakeCollection) => FakeAnswer) => {
    const collection = collections.get(name);
    return collection ? answer(collection) : notFound;
  };
  return {
    'GET /collections': () => ok([...collections.values()].map(described)),
    'POST /collections': body => {
      const schema = JSON.parse(body);
      collections.set(schema.name, {schema, records: new Map()});
      return ok(schema, 201);
    },
    'GET /collections/:name': (_, name) =>
      withCollection(name, collection => ok(described(collection))),
    'DELETE /collections/:name': (_, name) => (collections.delete(name) ? ok({name}) : notFound),
    'POST /collections/:name/documents/:id': (body, name, id) =>
      withCollection(name, collection =>
        id === 'import' ? ok(importLines(collection, body, refuses)) : notFound,
      ),
    'GET /aliases/:name': (_, name) => {
      const target = aliases.get(name);
      return target ? ok({name, collection_name: target}) : notFound;
    },
    'PUT /aliases/:name': (body, name) => {
      aliases.set(name, JSON.parse(body).collection_name);
      return ok({name});
    },
    'POST /multi_search': body => ok(searchAll(server, JSON.parse(body))),
  };
}

/** `/collections/docs_1/synonyms/a` → `/collections/:name/synonyms/:id`, `docs_1` and `a`. */
function routeOf({method, path}: SeenCall): {route: string; name: string; id: string} {
  const [, resource = '', name = '', part = '', id = ''] = path.split('/').map(decodeURIComponent);
  const pattern = [resource, name && ':name', part, id && ':id'].filter(Boolean).join('/');
  return {route: `${method} /${pattern}`, name, id};
}

function callOf({method = '', url = ''}: IncomingMessage): SeenCall {
  return {method, path: new URL(url, 'http://localhost').pathname};
}

/** Starts a server without collections on a free port of the loopback address. */
export async function startFakeTypesense(options: FakeOptions = {}): Promise<FakeTypesense> {
  const {apiKey = 'admin-key'} = options;
  const local = await startServer(async (request, response) => {
    const call = callOf(request);
    const body = await bodyOf(request);
    server.calls.push(call);
    const answer = () => {
      if (request.headers['x-typesense-api-key'] !== apiKey) return forbidden;
      const {route, name, id} = routeOf(call);
      return handlers(server, options)[route]?.(body, name, id) ?? notFound;
    };
    const {status, body: content} = options.answers?.(call, server) ?? answer();
    const isText = typeof content === 'string';
    response.writeHead(status, {'content-type': isText ? 'text/plain' : 'application/json'});
    response.end(isText ? content : JSON.stringify(content));
  });
  const server: FakeTypesense = {
    ...local,
    url: `http://${local.node.host}:${local.node.port}`,
    collections: new Map(),
    aliases: new Map(),
    calls: [],
    writes: () =>
      server.calls.filter(({method, path}) => method !== 'GET' && path !== '/multi_search'),
    addCollection(name) {
      server.collections.set(name, {schema: {name}, records: new Map()});
    },
  };
  return server;
}
