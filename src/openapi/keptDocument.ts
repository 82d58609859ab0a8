/**
 * What the site makes of the OpenAPI document, from the cache unless something has changed: see ADR 35. Then nothing is
 * loaded that resolves references, writes samples or highlights them. Scripts call `readDocument` instead.
 */
import path from 'node:path';
import {prepareWork} from '@engagespot-docs/cache/work';
import {rootDirectory} from '../project/rootDirectory.ts';
import type {DocumentSource} from './document.ts';
import {documentText} from './documentText.ts';
import type {MadeOfDocument} from './documentWork.ts';

const work = prepareWork<undefined, DocumentSource, MadeOfDocument>(
  path.join(rootDirectory, 'src/openapi/documentWork.ts'),
  undefined,
);

/**
 * The document, and the files of its reference.
 *
 * @param file relative to the root of the project, or absolute
 */
export async function keptDocument(file: string): Promise<MadeOfDocument> {
  return work.run({file, text: await documentText(file)});
}
