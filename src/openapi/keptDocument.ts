/**
 * What the site makes of the OpenAPI document, from the last run if nothing has changed since: see ADR 35. Then nothing
 * is loaded that resolves references, writes samples or highlights them. Scripts call `readDocument` instead.
 */
import path from 'node:path';
import {lastResult} from '../project/lastResult.ts';
import {rootDirectory} from '../project/rootDirectory.ts';
import {documentText, readDocument} from './document.ts';
import type {OpenApiDocument} from './model.ts';

/** Folders with the code of `document.ts` and `pages.ts`, and all that they load. */
export const codeFolders = ['src/openapi', 'src/content', 'src/project'];

/** @param siteDir the folder that holds `node_modules/` */
const kept = (siteDir: string, file: string) =>
  path.join(siteDir, 'node_modules/.cache/openapi', file);

/**
 * The document: see `readDocument`.
 *
 * @param file relative to the root of the project, or absolute
 * @param siteDir the folder that holds `node_modules/`
 */
export async function keptDocument(
  file: string,
  siteDir = rootDirectory,
): Promise<OpenApiDocument> {
  const origin = {code: codeFolders, inputs: () => documentText(file)};
  return lastResult(kept(siteDir, 'document.json'), origin, () => readDocument(file));
}

/**
 * The files of the reference, by path: see `operationFiles`.
 *
 * @param file relative to the root of the project, or absolute
 * @param siteDir the folder that holds `node_modules/`
 */
export async function keptOperationFiles(
  file: string,
  siteDir = rootDirectory,
): Promise<Map<string, string>> {
  const origin = {code: codeFolders, inputs: () => documentText(file)};
  const files = await lastResult(kept(siteDir, 'operations.json'), origin, async () => {
    const {operationFiles} = await import('./pages.ts');
    return [...operationFiles(await keptDocument(file, siteDir))];
  });
  return new Map(files);
}
