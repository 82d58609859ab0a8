/** Compares pages in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import type {Block} from '../../content/versionChanges.ts';
import {apply} from './apply.ts';
import {compare} from './compare.ts';
import {readText} from './readText.ts';

export interface PageToCompare {
  address: string;
  /** The HTML between its `<main>` tags, and a hash of that. */
  article: string;
  hash: string;
}

export type PagesToCompare = [older: PageToCompare, newer: PageToCompare];

/** The difference of an older page and its newer counterpart as JSON. */
const open: OpenWork<undefined, PagesToCompare, string> = () => {
  // A page has a counterpart in several versions.
  const texts = new Map<string, readonly Block[]>();

  function textOf({address, article, hash}: PageToCompare): readonly Block[] {
    const blocks = texts.get(hash) ?? readText(article);
    texts.set(hash, blocks);
    if (blocks.length === 0) throw new Error(`${address} has no title to compare`);
    return blocks;
  }

  return ([older, newer]) => {
    const before = textOf(older);
    const after = textOf(newer);
    const changes = compare(before, after);
    if (JSON.stringify(apply(before, changes)) !== JSON.stringify(after)) {
      throw new Error(
        `The difference of ${older.address} and ${newer.address} does not lead from one to the other`,
      );
    }
    return JSON.stringify(changes);
  };
};

export default open;
