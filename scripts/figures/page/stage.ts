/** What a scene gives to its page, and how React components of any version get into it. */
import type {Properties} from '../../../src/figures/figure';
import type {Seed} from '../../../src/sandbox/index';

/** Everything that the page of a scene has to know; set before its script runs. */
export interface Stage {
  seed: Seed;
  secureMode: boolean;
  asksForPush: boolean;
  /** Notifications that were read before the scene begins. */
  readIds: readonly number[];
  props: Properties;
}

declare global {
  interface Window {
    stage: Stage;
    /** When the sandbox is as the scene wants it. */
    sandboxReady: Promise<unknown>;
  }
}

/** The element that the app is rendered into. */
export function stageElement(): HTMLElement {
  const element = document.getElementById('stage');
  if (!element) throw new Error('The page of the scene has no #stage');
  return element;
}
