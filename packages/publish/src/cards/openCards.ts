/** Draws cards, or takes them from the cache. */
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Cache} from '@engagespot-docs/cache/cache';
import {prepareWork} from '@engagespot-docs/cache/work';
import type {Card} from './model.ts';

export interface Cards {
  /** The PNG of a card. */
  get(card: Card): Promise<Buffer>;
}

const markFile = new URL('../../../../static/img/mark.svg', import.meta.url);
const cardWork = fileURLToPath(new URL('./cardWork.ts', import.meta.url));

/** Opens the cards that were drawn before. */
export async function openCards(cache?: Cache): Promise<Cards> {
  const mark = await readFile(markFile, 'utf8');
  const work = prepareWork<string, Card, Uint8Array>(cardWork, mark, cache);
  return {get: async card => Buffer.from(await work.run(card))};
}
