/** Reads pages in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import {type BuiltPage, type ReadOptions, readPage} from './readPage.ts';

export interface PageToRead {
  html: string;
  /** Terms of the glossary that the page explains. */
  terms: readonly string[];
}

const open: OpenWork<ReadOptions, PageToRead, BuiltPage | undefined> =
  options =>
  ({html, terms}) =>
    readPage(html, options, terms);

export default open;
