import type {Operation} from '../contract/document';
import type {Platform} from '../platform';

/** What a handler is asked to do; checked by then. */
export interface AnyCall {
  parameters: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Identifier of the authenticated user; empty when the app itself calls. */
  userId: string;
  /** Says something in the header `X-Sandbox-Note`. */
  note(text: string): void;
}

/** @returns the body of the answer; undefined stands for the one that the document shows */
export type AnyHandler = (call: AnyCall, platform: Platform) => unknown;

/** How a method of a path is answered. */
export interface Route {
  /** In capitals. */
  method: string;
  /** In the router's form: `/v3/notifications/:id`. */
  path: string;
  operation: Operation;
  handle: AnyHandler;
  /** How this route departs from the documented interface; undefined when it does not. */
  note?: string;
  /** Changes what the router found in the path, when its form is unusual. */
  pathParameters?: (found: Record<string, string>) => Record<string, string>;
}

/** A request on its way to an answer. */
export interface Exchange {
  request: Request;
  route: Route;
  /** Decoded. */
  pathParameters: Readonly<Record<string, string>>;
  query: URLSearchParams;
  notes: string[];
}

/** What is sent back. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  notes?: readonly string[];
}
