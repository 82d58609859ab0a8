/** Reads built pages, except those that an earlier build has read. */
import {codeVersion} from '../../project/codeVersion.ts';
import {openResultCache} from '../../project/resultCache.ts';
import type {SearchIndexOptions} from './options.ts';
import {type BuiltPage, searchedHtml} from './readPage.ts';
import type {PageToRead} from './readWork.ts';

/** Folders with the code by which pages are read, all of it. */
export const codeFolders = ['src/plugins/search-index', 'src/search/records', 'src/content'];

/** A fingerprint of all that decides what is read of a page. */
export function readerVersion(root?: string): Promise<string> {
  return codeVersion(codeFolders, root);
}

export interface PageReader {
  /** Like `readPage`. */
  read(html: string, terms?: readonly string[]): Promise<BuiltPage | undefined>;
  /**
   * Keeps what was read for the next build.
   *
   * @returns why that is impossible; undefined if it was kept
   */
  save(): Promise<string | undefined>;
}

/**
 * Opens what earlier builds have read.
 *
 * @param file where it is kept
 * @param version see `readerVersion`
 * @param readAnew reads a page that is new, with the same options
 */
export async function openPageReader(
  file: string,
  version: string,
  {contentLimit, exclude, skipHeadings}: SearchIndexOptions,
  readAnew: (page: PageToRead) => Promise<BuiltPage | undefined>,
): Promise<PageReader> {
  // JSON knows null, but not undefined.
  const cache = await openResultCache<BuiltPage | null>(file);
  const options = {contentLimit, exclude, skipHeadings};
  return {
    async read(html, terms = []) {
      const source = searchedHtml(html);
      const work = async () => (await readAnew({html: source, terms})) ?? null;
      return (await cache.get([version, options, terms, source], work)) ?? undefined;
    },
    save: cache.save,
  };
}
