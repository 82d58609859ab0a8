/**
 * The script at the end of each page: loads the scripts of the site once the page is shown and the browser has time,
 * or at the first sign that the reader is about to do something. What the reader does until the page is interactive
 * is kept and done then. It is minified and written into each page, the same text everywhere.
 */

const {dataset} = document.currentScript ?? document.documentElement;
const root = document.documentElement;

/** Signs that a reader is about to do something. */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Milliseconds after which the scripts load although the browser is busy. */
const patience = 1500;

let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  for (const address of dataset.scripts?.split(' ') ?? []) {
    const script = document.createElement('script');
    script.src = address;
    // In this order, whichever arrives first.
    script.async = false;
    script.onerror = () => {
      // The script that needs it asks for it again, and reports the failure.
      script.remove();
      letGo();
    };
    document.head.append(script);
  }
}

function startWhenIdle(): void {
  if (document.hidden || (document as {prerendering?: boolean}).prerendering) {
    start();
    return;
  }
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, {timeout: patience})
      : setTimeout(start, 200);
  // After the first picture.
  requestAnimationFrame(() => setTimeout(wait));
}

/** The button of the search tells its shortcuts. */
const searchButton = '[aria-keyshortcuts~="Control+K"]';

/** What needs scripts when it is clicked. Links lead on without. */
const controls = ['button', 'summary', '[role=tab]', 'a[role=button]', 'a[href="#"]']
  .map(control => `#__docusaurus ${control}`)
  .join();

const clicked: HTMLElement[] = [];
let typed = '';
let isSearching = false;

function hold(event: Event, element: HTMLElement | null | undefined): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (element && !clicked.includes(element)) {
    clicked.push(element);
    element.ariaBusy = 'true';
  }
  start();
}

function onClick(event: MouseEvent): void {
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control) return;
  isSearching ||= control.matches(searchButton);
  hold(event, control);
}

function isField(element: Element): boolean {
  return element.matches('input,textarea,select,[contenteditable]');
}

function onKey(event: KeyboardEvent): void {
  const {key, metaKey, ctrlKey, altKey} = event;
  const isInField = isField(event.target as Element);
  const isShortcut =
    (key === '/' && !isInField) || ((metaKey || ctrlKey) && key.toLowerCase() === 'k');
  if (isSearching && !isInField && !metaKey && !ctrlKey && !altKey && key.length === 1) {
    // What follows the shortcut is meant for the field of the search.
    typed += key;
    hold(event, undefined);
  } else if (isShortcut) {
    isSearching = true;
    hold(event, document.querySelector<HTMLElement>(searchButton));
  }
}

/** Texts that a reader typed or chose, which React would put back to what the page began with. */
const changed = new Map<HTMLInputElement, string>();

function onInput({target}: Event): void {
  const field = target as HTMLInputElement;
  if (isField(field))
    changed.set(field, field.type === 'checkbox' ? String(field.checked) : field.value);
}

/** Sets the value of a field so that React notices. */
function enter(field: HTMLInputElement, value: string): void {
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

function enterTyped(): void {
  const {activeElement} = document;
  if (!typed || !activeElement) return;
  if (activeElement.matches('[role=combobox]')) {
    const field = activeElement as HTMLInputElement;
    enter(field, field.value + typed);
    typed = '';
  } else {
    requestAnimationFrame(enterTyped);
  }
}

/** From now on, controls do what they do by themselves. */
function letGo(): void {
  document.removeEventListener('click', onClick, true);
  document.removeEventListener('keydown', onKey, true);
  document.removeEventListener('input', onInput, true);
  for (const element of clicked) element.ariaBusy = null;
}

/** Does what the reader did, now that the page is interactive. */
function replay(): void {
  letGo();
  for (const [field, value] of changed) {
    if (field.type === 'checkbox') {
      if (String(field.checked) !== value) field.click();
    } else if (field.isConnected) enter(field, value);
  }
  for (const element of clicked) element.click();
  enterTyped();
}

document.addEventListener('click', onClick, true);
document.addEventListener('keydown', onKey, true);
document.addEventListener('input', onInput, true);
for (const sign of signs) addEventListener(sign, start, {capture: true, passive: true});

new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  // The speculation rules are for pages without scripts; from now on, links load what the next page needs.
  document.querySelector('script[type=speculationrules]')?.remove();
  replay();
}).observe(root, {attributeFilter: ['data-has-hydrated']});

if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
