import type {ChannelId, Model} from '../contract/document';

/** What an actionable notification shows in one of its states; the texts have variables. */
export interface TemplateState {
  title: string;
  message?: string;
  blocks?: readonly Model<'Block'>[];
}

/** Texts with variables, see `renderTemplate`. */
export interface InAppTemplate extends TemplateState {
  icon?: string;
  url?: string;
  /** What it shows in the states that it can change to, by name. */
  states?: Readonly<Record<string, TemplateState>>;
}

/** Delivers over a channel. Only the in-app inbox has a receiving end in the sandbox. */
export type ChannelStep =
  | {type: 'channel'; channel: 'inApp'; template: InAppTemplate}
  | {type: 'channel'; channel: Exclude<ChannelId, 'inApp'>};

export interface DelayStep {
  type: 'delay';
  milliseconds: number;
}

export type Step = ChannelStep | DelayStep;

/** A published workflow. */
export interface Workflow {
  identifier: string;
  /** Name of the template that older forms of the send call use for the same content. */
  templateIdentifier?: string;
  /** Identifier of a category, or a text with a variable that gives one. */
  category?: string;
  steps: readonly Step[];
}
