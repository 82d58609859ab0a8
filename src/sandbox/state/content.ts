import type {Model} from '../contract/document';
import {weigh} from './weight';

/** What depends on the state of an actionable notification. */
export interface ContentState {
  readonly title: string;
  readonly message: string | null;
  readonly blocks: readonly Model<'Block'>[];
}

/** What a notification says in the inbox; shared by all recipients of a send. */
export interface Content extends ContentState {
  readonly icon: string | null;
  readonly url: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  /** What it says in other states, by name. */
  readonly states?: Readonly<Record<string, ContentState>>;
  /** Identifier of the category; undefined when there is none. */
  readonly category?: string;
}

const weights = new WeakMap<Content, number>();

/** About the bytes of a content, counted once however many recipients share it. */
export function weighContent(content: Content): number {
  const known = weights.get(content);
  if (known !== undefined) return known;
  const weight = weigh(content);
  weights.set(content, weight);
  return weight;
}
