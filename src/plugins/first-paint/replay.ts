/**
 * Does what the reader did before the page was interactive, once it is. That it is kept is the work of `start.ts`, which
 * is in every page and therefore has no more than it must.
 */
import type {EarlyActions, Held} from './earlyActions.ts';

/** Sets the value of a field so that React notices. */
function enter(input: HTMLInputElement, value: string): void {
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  set?.call(input, value);
  // Of a select, React hears only that it changed.
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, {bubbles: true}));
}

function restore(input: HTMLInputElement, value: string): void {
  if (input.type === 'checkbox') {
    if (String(input.checked) !== value) input.click();
  } else if (input.isConnected) enter(input, value);
}

function press(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}

/** Does one thing that the reader did. */
function repeat({element: early, index, key}: Held, allControls: () => HTMLElement[]): void {
  // React builds a page anew that an extension or a translation has changed.
  const element = early.isConnected ? early : allControls()[index];
  if (!element) return;
  if (!key) {
    element.click();
    return;
  }
  const {activeElement} = document;
  // An arrow key before this one has moved on to another tab.
  const isMoved = element.parentElement?.contains(activeElement) && element.matches('[role=tab]');
  press(isMoved ? (activeElement as HTMLElement) : element, key);
}

/** Hands the search over to its dialog, as soon as that is there, with what was typed. */
function endStandIn(field: HTMLInputElement, isSubmitted: boolean): void {
  // The reader has closed it.
  if (!field.isConnected) return;
  const {activeElement} = document;
  if (!activeElement?.matches('[role=combobox]')) {
    requestAnimationFrame(() => endStandIn(field, isSubmitted));
    return;
  }
  const input = activeElement as HTMLInputElement;
  const {selectionStart, selectionEnd, value} = field;
  if (value) {
    enter(input, value + input.value);
    // What was typed meanwhile is behind the text.
    if (input.value === value) input.setSelectionRange(selectionStart, selectionEnd);
  }
  // When React has taken the text over.
  if (isSubmitted) requestAnimationFrame(() => press(input, 'Enter'));
  field.closest('dialog')?.remove();
}

/** What has an effect on other pages too: the announcement, the color mode, tabs. */
const lasting = '[role=banner] button,[title$=" mode"],[role=tab]';

/** Names of the controls that the reader clicked on the page before, when no script was there yet. */
function takeClicks(): string[] {
  try {
    const names: string[] = JSON.parse(sessionStorage.getItem('earlyClicks') ?? '[]');
    sessionStorage.removeItem('earlyClicks');
    return names;
  } catch {
    // Where storage is refused, nothing was left.
    return [];
  }
}

function replay({held, changed, field, isSubmitted, allControls, nameOf}: EarlyActions): void {
  for (const [input, value] of changed) restore(input, value);
  const clickNamed = (name: string) => {
    const controls = [...document.querySelectorAll<HTMLElement>(lasting)];
    controls.find(control => nameOf(control) === name)?.click();
  };
  const steps = [
    ...takeClicks().map(name => () => clickNamed(name)),
    ...held.map(one => () => repeat(one, allControls)),
    ...(field ? [() => endStandIn(field, isSubmitted)] : []),
  ];
  // One after the other, so that each finds what the one before it has changed.
  for (const [index, step] of steps.entries()) setTimeout(step, index);
}

const root = document.documentElement;

/** Waits until the page is interactive. */
export function replayWhenInteractive(): void {
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // The speculation rules are for pages without scripts; from now on, links load what the next page needs.
    document.querySelector('script[type=speculationrules]')?.remove();
    const actions = window.endEarly?.();
    if (actions) replay(actions);
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
