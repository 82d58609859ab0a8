/** Compares pages in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import type {Block} from '../../content/versionChanges.ts';
import {apply} from './apply.ts';
import {compare} from './compare.ts';
import {readText} from './readText.ts';

export interface PagesToCompare {
  /** Addresses of the two pages. */
  older: string;
  newer: string;
  /** By address, the HTML between the `<main>` tags of those that were not given before. */
  articles: ReadonlyMap<string, string>;
}

/** The difference of two pages as JSON. */
const open: OpenWork<undefined, PagesToCompare, string> = () => {
  const texts = new Map<string, readonly Block[]>();

  function textOf(address: string): readonly Block[] {
    const blocks = texts.get(address) ?? [];
    if (blocks.length === 0) throw new Error(`${address} has no title to compare`);
    return blocks;
  }

  return ({older, newer, articles}) => {
    for (const [address, html] of articles) texts.set(address, readText(html));
    const before = textOf(older);
    const after = textOf(newer);
    const changes = compare(before, after);
    if (JSON.stringify(apply(before, changes)) !== JSON.stringify(after)) {
      throw new Error(
        `The difference of ${older} and ${newer} does not lead from one to the other`,
      );
    }
    return JSON.stringify(changes);
  };
};

export default open;
