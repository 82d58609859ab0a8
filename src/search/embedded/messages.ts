/** What the page and the worker say to each other. */
import type {SearchErrorKind} from '../errors';
import type {MultiSearchRequest, MultiSearchResponse} from '../protocol';
import type {ServiceOptions} from './service';

export type Call =
  | {type: 'perform'; request: MultiSearchRequest}
  | {type: 'warm'; tags: readonly string[]};

/** The first message tells where the index is; calls follow, each answered under its number. */
export type ToWorker = {type: 'start'; options: ServiceOptions} | (Call & {id: number});

export type Reply = {id: number} & (
  | {response: MultiSearchResponse | undefined}
  | {error: {kind: SearchErrorKind; message: string; status?: number}}
);
