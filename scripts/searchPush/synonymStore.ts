/**
 * Synonyms on a server. Up to version 29 they are part of a collection, one call each; from version
 * 30 on they are a set of their own, which a collection names.
 */
import type {Client} from 'typesense';
import type {Synonym} from '../../src/search/lexicon/synonyms.ts';
import {orUndefined} from './server.ts';

export interface SynonymStore {
  /** How the server keeps synonyms, for people. */
  description: string;
  /** Gives a collection its synonyms. */
  write(collection: string, synonyms: readonly Synonym[]): Promise<void>;
  /** Deletes what does not go with a deleted collection. */
  remove(collection: string): Promise<void>;
}

/** Calls under way at a time. */
const parallelCalls = 8;

function perCollection(client: Client): SynonymStore {
  return {
    description: 'part of the collection',
    async write(collection, synonyms) {
      const waiting = synonyms.values();
      const work = async () => {
        for (const {id, ...synonym} of waiting) {
          const path = `/collections/${collection}/synonyms/${encodeURIComponent(id)}`;
          // The client's own method warns that the interface is old; here it is the right one.
          await client.apiCall.put(path, synonym);
        }
      };
      await Promise.all(Array.from({length: parallelCalls}, work));
    },
    remove: async () => undefined,
  };
}

function asSets(client: Client): SynonymStore {
  return {
    description: 'a synonym set',
    async write(collection, synonyms) {
      await client.synonymSets(collection).upsert({items: [...synonyms]});
      await client.collections(collection).update({synonym_sets: [collection]});
    },
    async remove(collection) {
      await orUndefined(client.synonymSets(collection).delete());
    },
  };
}

/** The way of this server: older ones do not know the address of the sets. */
export async function findSynonymStore(client: Client): Promise<SynonymStore> {
  const sets = await orUndefined(client.synonymSets().retrieve());
  return sets ? asSets(client) : perCollection(client);
}
