/** What the page and the worker say to each other. */
import type {SearchErrorKind} from '../errors';
import type {MultiSearchRequest, MultiSearchResponse} from '../protocol';
import type {ServiceOptions} from './service';

export type Call =
  | {type: 'perform'; request: MultiSearchRequest}
  | {type: 'warm'; tags: readonly string[]};

/** One message tells where the index is; calls, before or after it, are each answered under their number. */
export type ToWorker =
  | {type: 'start'; options: ServiceOptions}
  | {type: 'abort'; id: number}
  | (Call & {id: number});

export type Reply = {id: number} & (
  | {response: MultiSearchResponse | undefined}
  | {error: {kind: SearchErrorKind; message: string; status?: number}}
);
