/** The files that make the reference: a page and its data per operation, a group per tag. */
import {withBases} from './assumed.ts';
import type {OpenApiDocument} from './model.ts';
import {operationPage} from './operationPage.ts';
import {groupsOf, slugOf} from './operations.ts';
import {operationView} from './operationView.ts';

/** Makes links to assumptions in descriptions carry what their marks show. */
const withMarks = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? withBases(value) : value;

/**
 * The pages of all operations, in a folder per tag.
 *
 * - `{tag}/_category_.json`: the group in the sidebar
 * - `{tag}/{slug}.mdx` and `{tag}/{slug}.json`: a page and what it shows (`OperationView`)
 * - `groups.json`: every operation by tag (`OperationGroup[]`), for lists on other pages
 *
 * @returns text by path
 * @throws Error that names the operation that cannot have a page
 */
export function operationFiles(document: OpenApiDocument): Map<string, string> {
  const files = new Map([['groups.json', JSON.stringify(groupsOf(document))]]);
  for (const [index, {name, title}] of document.tags.entries()) {
    const category = {label: title, position: index + 1, collapsible: false};
    files.set(`${name}/_category_.json`, JSON.stringify(category));
  }
  for (const [index, operation] of document.operations.entries()) {
    const view = operationView(operation, document);
    const slug = slugOf(operation);
    const page = operationPage(operation, view, {dataFile: `${slug}.json`, position: index + 1});
    files.set(`${operation.tag}/${slug}.mdx`, page);
    files.set(`${operation.tag}/${slug}.json`, JSON.stringify(view, withMarks));
  }
  return files;
}
