/** The page generator that docusaurus-plugin-openapi-docs calls for each operation. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiPageMetadata} from 'docusaurus-plugin-openapi-docs/src/types';
import type {HttpMethod} from '../view.ts';
import {type Operation, readDocument} from './document.ts';
import {operationView} from './operationView.ts';
import {operationPage} from './page.ts';

/** Folder of the generated pages and their data; not kept in git. */
export const operationsFolder = 'api/operations';

/**
 * Writes the data of an operation as JSON and returns its page.
 *
 * @param item the operation as the plugin parsed it, references resolved
 */
export function createApiPageMD(item: ApiPageMetadata): string {
  // The plugin moves the summary out of the operation, into the title of the page.
  const operation = {...item.api, summary: item.title} as unknown as Operation;
  const document = readDocument();
  const located = {
    method: item.api.method.toUpperCase() as HttpMethod,
    path: item.api.path,
    operation,
  };
  const view = operationView(located, document);
  const fileName = `${item.id}.operation.json`;
  writeFileSync(path.join(operationsFolder, fileName), JSON.stringify(view));
  return operationPage(operation, view, fileName);
}
