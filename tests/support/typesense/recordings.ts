/** Exchanges with a real search server, kept in `tests/fixtures/typesense`: what the tests replay. */
import {readFileSync} from 'node:fs';
import type {MultiSearchRequest, MultiSearchResponse} from '../../../src/search/protocol';
import type {SearchRecord} from '../../../src/search/records/record';

export interface Recording {
  request: {path: string; query: Record<string, string>; body: MultiSearchRequest};
  response: {status: number; body: MultiSearchResponse | {message: string}};
}

/** The text of a file in that folder. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/typesense/${name}`, import.meta.url), 'utf8');
}

/** @param name such as `01-grouped` */
export function recording(name: string): Recording {
  return JSON.parse(fixture(`${name}.json`));
}

/** The records that the recorded server was filled with. */
export function recordedRecords(): SearchRecord[] {
  const lines = fixture('records.jsonl').trim().split('\n');
  return lines.map((line): SearchRecord => JSON.parse(line));
}
