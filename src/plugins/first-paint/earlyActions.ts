/** What `start.ts` keeps of a reader's actions, and `replay.ts` does once the page is interactive. */

/** A click, or a key other than those that click. */
export interface Held {
  element: HTMLElement;
  /** Of the element among all controls; none for the page itself. */
  index: number;
  key?: string | undefined;
}

export interface EarlyActions {
  /** In the order in which they happened. */
  held: readonly Held[];
  /** Texts that a reader typed or chose, which React would put back to what the page began with. */
  changed: ReadonlyMap<HTMLInputElement, string>;
  /** The field that stands in for the dialog of the search. */
  field?: HTMLInputElement | undefined;
  /** Whether the reader pressed Enter in it. */
  isSubmitted: boolean;
  /** What waits for scripts when it is clicked, as the page has it now. */
  allControls: () => HTMLElement[];
  /** What a control is called, on every page alike. */
  nameOf: (element: Element) => string;
}

declare global {
  interface Window {
    /** Keeps no more actions, and hands over those of before. Pages without the script of `start.ts` have none. */
    endEarly?: () => EarlyActions;
  }
}
