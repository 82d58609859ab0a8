/** The calls of a push, one each. */
import {Client, Errors} from 'typesense';
import type {SearchFailure} from '../../src/search/protocol.ts';
import type {SearchRecord} from '../../src/search/records/record.ts';
import type {FindingSearch, FoundRecords} from '../../src/search/typesense/finding.ts';
import type {PushEnvironment} from './environment.ts';
import {collectionSchema} from './schema.ts';

/** A record that the server refused, and why. */
export interface RefusedRecord {
  record: SearchRecord;
  reason: string;
}

/** The answer to a search. */
export interface FindingAnswer {
  results: (FoundRecords | SearchFailure)[];
}

export interface PushServer {
  /** Names of all collections. */
  collections(): Promise<string[]>;
  /** The collection that an alias names; undefined when there is no such alias. */
  target(alias: string): Promise<string | undefined>;
  createCollection(name: string): Promise<void>;
  /** @returns the records that were refused */
  importRecords(collection: string, records: readonly SearchRecord[]): Promise<RefusedRecord[]>;
  /** Records of a collection; undefined while this node does not know the collection. */
  count(collection: string): Promise<number | undefined>;
  search(search: FindingSearch): Promise<FindingAnswer>;
  pointAlias(alias: string, collection: string): Promise<void>;
  /** Does nothing when there is no such collection. */
  deleteCollection(name: string): Promise<void>;
}

/** Seconds for one call; an import may take as long as it needs. */
const timeoutSeconds = 10;

/** The official client, with the settings of a push. */
export function createClient({
  nodes,
  adminKey,
}: Pick<PushEnvironment, 'nodes' | 'adminKey'>): Client {
  return new Client({
    nodes: nodes.map(url => ({url})),
    apiKey: adminKey,
    connectionTimeoutSeconds: timeoutSeconds,
    numRetries: nodes.length,
    // It would print every attempt; the last failure is reported as an error.
    logLevel: 'silent',
  });
}

/** Undefined instead of what the server does not know. */
async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(error => {
    if (error instanceof Errors.ObjectNotFound) return undefined;
    throw error;
  });
}

/** Every method rejects with an error of the client when the server refuses or cannot be reached. */
export function createPushServer(client: Client): PushServer {
  return {
    async collections() {
      const collections = await client.collections().retrieve({exclude_fields: 'fields'});
      return collections.map(({name}) => name);
    },
    async target(alias) {
      return (await orUndefined(client.aliases(alias).retrieve()))?.collection_name;
    },
    async createCollection(name) {
      await client.collections().create(collectionSchema(name));
    },
    async importRecords(collection, records) {
      const documents = client.collections<SearchRecord>(collection).documents();
      const results = await documents.import([...records], {action: 'create', throwOnFail: false});
      return records.flatMap((record, position) => {
        const result = results[position];
        if (result?.success) return [];
        return [{record, reason: result?.error ?? 'the server did not answer for it'}];
      });
    },
    async count(collection) {
      return (await orUndefined(client.collections(collection).retrieve()))?.num_documents;
    },
    search: search => client.apiCall.post<FindingAnswer>('/multi_search', {searches: [search]}),
    async pointAlias(alias, collection) {
      await client.aliases().upsert(alias, {collection_name: collection});
    },
    async deleteCollection(name) {
      await orUndefined(client.collections(name).delete());
    },
  };
}
