import type {Platform} from '../platform';
import type {AnyHandler, Exchange, Route} from './exchange';

/** A value in the documented form, with what was done to get it there. */
export interface Adapted<Value> {
  value: Value;
  note: string;
}

/**
 * Where requests may depart from the document. The documented part asks at these points and knows
 * nothing of what is behind them; without departures it answers `undefined` everywhere.
 */
export interface Departures {
  /** Routes beside the documented ones. */
  routes: readonly Route[];
  /** Brings an undocumented form of a body into the documented one. */
  adaptBody(exchange: Exchange, body: unknown): Adapted<unknown> | undefined;
  /** Finds another way to know the user of a call without documented credentials. */
  findUser(exchange: Exchange, platform: Platform): Adapted<string> | undefined;
  /** Replaces the handler of a call with undocumented parameters. */
  adaptHandler(exchange: Exchange): Adapted<AnyHandler> | undefined;
  /** Adds undocumented fields to an answer. */
  extendAnswer(exchange: Exchange, body: unknown, platform: Platform): Adapted<unknown> | undefined;
}
