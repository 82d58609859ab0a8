import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOperationPages} from '../../openapi/pages.ts';

interface Options {
  /** Path of the OpenAPI document in YAML, relative to the site. */
  document: string;
  /** Folder of the pages inside the docs instance of the reference; not kept in git. */
  folder: string;
}

/**
 * Writes the pages of the REST reference from the OpenAPI document: before any plugin loads its
 * content and, in the development server, whenever the document changes. The docs plugin watches
 * the folder, so it shows the change.
 *
 * @throws Error that says what is wrong with the document
 */
export default async function openapiPages(
  {siteDir}: LoadContext,
  {document, folder}: Options,
): Promise<Plugin> {
  let written: string | undefined;

  async function writePages(): Promise<void> {
    const source = await readFile(path.join(siteDir, document), 'utf8');
    if (source === written) return;
    await writeOperationPages(siteDir, folder, document);
    written = source;
  }

  await writePages();
  return {
    name: 'openapi-pages',
    getPathsToWatch: () => [document],
    loadContent: writePages,
  };
}
