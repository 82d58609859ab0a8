import type {CompactOperation, CompactResponse} from '../../openapi/compact';
import {document} from '../../openapi/generated/document';
import type {components, operations} from '../../openapi/generated/types';

export {document};

/** Identifier of a documented call. */
export type OperationId = keyof operations;

/** What a route needs to know of its call, whether the document has it or a compatibility table. */
export type Operation = CompactOperation;

/** A schema of the document as a type. */
export type Model<Name extends keyof components['schemas']> = components['schemas'][Name];

export type ChannelId = Model<'ChannelId'>;

type Json<Message> = Message extends {content: {'application/json': infer Body}} ? Body : never;

/** Body of a call; `undefined` where the document has none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {requestBody: infer Request}
  ? Json<Request>
  : undefined;

/** Body of the answer to a successful call. */
export type AnswerOf<Id extends OperationId> = Json<
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 202)]
>;

type Group<Id extends OperationId, Place extends 'path' | 'query' | 'header'> =
  operations[Id]['parameters'] extends Partial<Record<Place, infer Found>>
    ? [NonNullable<Found>] extends [never]
      ? unknown
      : NonNullable<Found>
    : unknown;

/** Parameters of a call by name. Those in the query are there always: they have defaults. */
export type ParametersOf<Id extends OperationId> = Group<Id, 'path'> &
  Required<Group<Id, 'query'>> &
  Group<Id, 'header'>;

export interface DocumentedResponse extends CompactResponse {
  /** The status itself: 503 for the `5XX` of the document. */
  status: number;
}

/**
 * The response that an operation documents for a status, under the status itself or its class.
 *
 * @throws Error when it documents none
 */
export function documentedResponse(operation: Operation, status: number): DocumentedResponse {
  const {responses} = operation;
  const name = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  const response = name === undefined ? undefined : document.responses[name];
  if (!response) throw new Error(`${operation.operationId} does not document status ${status}`);
  return {...response, status};
}

/** The status of the successful answer. */
export function successStatus(operation: Operation): number {
  return Number(Object.keys(operation.responses).find(status => status.startsWith('2')));
}
