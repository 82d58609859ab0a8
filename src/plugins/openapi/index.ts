import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
import {keptDocument} from '../../openapi/keptDocument.ts';
import {watcherSilence} from '../../project/watcherSilence.ts';
import {writeFolder} from '../../project/writeFolder.ts';
import {downloads} from './downloads.ts';

interface Options {
  /** Path of the OpenAPI document in YAML, relative to the site. */
  document: string;
  /** Path of the main flows (Arazzo), relative to the site. */
  flows: string;
  /** Folder of the pages, inside the docs instance of the reference. Git ignores it. */
  folder: string;
}

/**
 * Makes what the site shows of the OpenAPI document:
 * - the pages of its operations, before any plugin loads its content and, in the development
 *   server, whenever the document changes; the docs plugin watches them and shows the change;
 * - the downloads below /openapi, after a build.
 *
 * @throws Error that says what is wrong with the document
 */
export default async function openapi(
  {siteDir}: LoadContext,
  {document, flows, folder}: Options,
): Promise<PublishingPlugin> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  let written: string | undefined;

  async function writePages(): Promise<void> {
    const source = await read(document);
    if (source === written) return;
    const {files} = await keptDocument(document);
    writeFolder(path.join(siteDir, folder), files);
    written = source;
  }

  await writePages();
  return {
    name: 'openapi',
    getPathsToWatch: () => [document],
    async loadContent() {
      await watcherSilence();
      await writePages();
    },
    publish: async ({url, baseUrl}) =>
      downloads(
        {openapi: await read(document), arazzo: await read(flows)},
        (await keptDocument(document)).document,
        url + baseUrl,
      ),
  };
}
