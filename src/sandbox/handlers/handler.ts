import type {AnswerOf, BodyOf, OperationId, ParametersOf} from '../contract/document';
import type {Platform} from '../platform';

/** A call with the types of the document; the pipeline has checked that it has them. */
export interface Call<Id extends OperationId> {
  parameters: ParametersOf<Id>;
  body: BodyOf<Id>;
  /** Identifier of the authenticated user; empty in calls of the app. */
  userId: string;
  /** Says something in the header `X-Sandbox-Note`. */
  note(text: string): void;
}

/**
 * Does what a call says, at once and completely.
 *
 * @returns the body of the answer; undefined stands for the one that the document shows
 * @throws Problem before anything is changed
 */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
  platform: Platform,
) => AnswerOf<Id> | undefined;

/** Handlers of some calls. */
export type Handlers<Id extends OperationId> = {readonly [Key in Id]: Handler<Key>};
