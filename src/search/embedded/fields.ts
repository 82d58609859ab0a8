import {SearchError} from '../errors';
import type {SearchDocument} from '../protocol';
import type {SearchRecord} from '../records/record';

const knownFields: ReadonlySet<string> = new Set<keyof SearchRecord>([
  'heading',
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
  'keywords',
]);

/** The names in a comma-separated list. */
export function fieldList(list = ''): string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);
}

/** @throws SearchError (404) when a search asks for a field that holds no text */
export function assertFields(queryBy: string): void {
  const unknown = fieldList(queryBy).find(field => !knownFields.has(field));
  if (unknown !== undefined) {
    throw new SearchError(
      'request',
      `Could not find a field named \`${unknown}\` in the schema.`,
      404,
    );
  }
}

/** Value of a field named in a request; undefined for a field that the record lacks. */
export function readField(
  record: SearchRecord,
  field: string,
): string | number | readonly string[] | undefined {
  return Object.hasOwn(record, field) ? record[field as keyof SearchRecord] : undefined;
}

/** The record reduced to these fields; all of it when the list is empty. */
export function pickFields(record: SearchRecord, fields: readonly string[]): SearchDocument {
  if (fields.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}
