/** What the page of a sample shares between its parts, and with the process that opened it. */
import type {Sandbox} from '../../../src/sandbox/index';
import type {Export} from '../shape';

/** Everything that a page has to know before its script runs. */
export interface StageOptions {
  /** Private key of secure mode, the same for all pages, so that tokens can be made once. */
  signingKey: string;
  /** Values of the texts that samples ask for by name, such as `userToken`. */
  texts: Readonly<Record<string, string>>;
}

/** What happened while a sample ran. */
export interface SampleOutcome {
  /** Errors that the sample or an SDK threw, rejected with, or never caught. */
  errors: string[];
  /** Answers of the sandbox with a status of 400 or more: `PATCH /v3/preferences 400: …`. */
  refusals: string[];
  /** How many calls the sandbox answered. */
  calls: number;
}

/** What a page does with a sample, and what it shows before. */
export interface StagedSample {
  /** Address of the compiled module; undefined for a sample that is a page, which has run by then. */
  module?: string;
  exports: readonly Export[];
  /** HTML of the elements that the sample looks for. */
  body?: string;
}

export interface Stage {
  options: StageOptions;
  /** What samples can import, by name. */
  modules: Readonly<Record<string, unknown>>;
  outcome: SampleOutcome;
  /** How to take away what was rendered. */
  unmounts: (() => void)[];
  /** Renders a component with the framework of the kit. */
  render?(component: unknown, props: object, element: HTMLElement): void;
  /** Renders something that calls a hook; resolves to what it returned. */
  renderHook?(hook: () => unknown, element: HTMLElement): Promise<unknown>;
  /** Imports a module, and uses what it exports; see `shape.ts`. */
  perform(sample: StagedSample): Promise<SampleOutcome>;
}

declare global {
  interface Window {
    sampleStage: Stage;
    sandbox: Sandbox;
  }
}

/** Notes an error of the sample. */
export function fail(where: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  window.sampleStage.outcome.errors.push(`${where}: ${text}`);
}
