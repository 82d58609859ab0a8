/** The lexicon in the forms that the search engines take. */
import type {SynonymGroup} from '../records/shard.ts';
import type {LexiconEntry} from './schema.ts';

/** A synonym of a Typesense server: of each other, or, with a `root`, of the root only. */
export interface Synonym {
  id: string;
  /** Words as the server sees them: lower case, a space where the collection separates words. */
  synonyms: string[];
  /** What is searched for when the synonyms are found as well. */
  root?: string;
}

/** A phrase as a server with our `token_separators` reads it. */
function plain(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();
}

function wordCount(phrase: string): number {
  return phrase.split(' ').length;
}

/** Single words of `same`, each of which finds the others. */
function mutualSynonyms({id, same}: LexiconEntry): Synonym[] {
  const words = [...new Set(same.map(plain))].filter(word => wordCount(word) === 1);
  return words.length > 1 ? [{id, synonyms: words}] : [];
}

/** What each phrase finds beside itself, by phrase. */
function findings(entries: readonly LexiconEntry[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const {same, asks = []} of entries) {
    const words = same.map(plain);
    for (const root of [...words, ...asks.map(plain)]) {
      const isSingle = wordCount(root) === 1 && words.includes(root);
      const others = words.filter(word => {
        const isMutual = isSingle && wordCount(word) === 1;
        return word !== root && !isMutual && wordCount(word) <= wordCount(root);
      });
      found.set(root, new Set([...(found.get(root) ?? []), ...others]));
    }
  }
  return found;
}

/**
 * The lexicon as synonyms of a Typesense server, with one synonym for each root.
 *
 * A root finds nothing that has more words than itself. The server counts the words of the longest
 * synonym as matched, so pages with a longer one would come before those that hold what was typed.
 */
export function toSynonyms(entries: readonly LexiconEntry[]): Synonym[] {
  const oneWay = [...findings(entries)]
    .filter(([, words]) => words.size > 0)
    .map(([root, words]) => ({
      id: `for-${root.replaceAll(' ', '-')}`,
      root,
      synonyms: [...words],
    }));
  return [...entries.flatMap(mutualSynonyms), ...oneWay];
}

/** The lexicon as the embedded engine takes it. */
export function toSynonymGroups(entries: readonly LexiconEntry[]): SynonymGroup[] {
  return entries.map(({same, asks = []}) => [[...same], [...asks]]);
}
