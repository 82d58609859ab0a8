/**
 * The script at the end of each page: loads the scripts of the site once the page is shown and the browser has time,
 * or at the first sign that the reader is about to do something. What the reader does until the page is interactive
 * is kept, and `replay.ts` does it then. This file is minified and written into each page, the same text everywhere.
 */
import {isShortcutKey} from '../../content/shortcutKeys.ts';
import type {EarlyActions, Held} from './earlyActions.ts';

/** Addresses: of a style sheet, and of the scripts with spaces between them. */
const {styles, scripts} = (document.currentScript as HTMLScriptElement).dataset as {
  styles: string;
  scripts: string;
};

/** Signs that a reader is about to do something. */
const signs = ['pointerdown', 'keydown', 'focusin'];

/** Milliseconds after which the scripts load although the browser is busy. */
const patience = 1500;

/** Milliseconds after which they load although something of the page has not arrived, or the browser draws no picture. */
const loadPatience = 4000;

/** Milliseconds after which controls are let go that wait for scripts in vain. */
const scriptPatience = 10_000;

/** Ends when the page is interactive. */
const early = new AbortController();

let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  loadStyles();
  for (const address of scripts.split(' ')) load(address);
  setTimeout(giveUp, scriptPatience);
}

/** The styles of what only scripts make appear. */
function loadStyles(isAgain = false): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  if (!isAgain) link.onerror = () => setTimeout(loadStyles, 500, true);
  document.head.append(link);
}

function load(address: string, isAgain = false): void {
  const script = document.createElement('script');
  script.src = address;
  // In their order, whichever arrives first.
  script.async = false;
  script.onerror = () => {
    // A script that needs this one may ask for it as well, and reports the failure.
    script.remove();
    if (isAgain) giveUp();
    else setTimeout(() => load(address, true), 500);
  };
  document.head.append(script);
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
const controls = '#__docusaurus :is(button,summary,[role=tab],a[role=button],a[href="#"])';

let held: Held[] = [];

/** Whether scripts have not arrived in time: what works without them does so. */
let isAlone = false;

/** A field that is there at once and stands in for the dialog of the search, whose scripts are on their way. */
let standIn: HTMLDialogElement | undefined;
let field: HTMLInputElement | undefined;
/** Whether the reader pressed Enter in it. */
let isSubmitted = false;

/** Milliseconds in which a press beside the field belongs to the double click that opened it. */
const doubleClick = 500;

function openStandIn(button: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-stand-in';
  dialog.ariaLabel = 'Search';
  field = document.createElement('input');
  field.placeholder = 'Search docs';
  field.ariaLabel = field.placeholder;
  dialog.append(field);
  const opened = performance.now();
  // Beside the field, which fills the dialog.
  dialog.onmousedown = event => {
    if (event.target !== dialog) return;
    // The focus stays in the field.
    event.preventDefault();
    if (performance.now() - opened > doubleClick) dialog.close();
  };
  dialog.onclose = () => {
    // The reader does not want to search any more.
    dialog.remove();
    standIn = undefined;
    held = held.filter(({element}) => element !== button);
    button.ariaBusy = null;
  };
  document.body.append(dialog);
  dialog.showModal();
  standIn = dialog;
  if (isAlone) complain();
}

/** Says in the field that the dialog does not come. */
function complain(): void {
  field?.setCustomValidity('Unable to load the search. Check your network connection.');
  field?.reportValidity();
}

/** Without what stands in parentheses, which is how it is at the moment. */
const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).split('(')[0] ?? '';

const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

function hold(event: Event, element: HTMLElement, key?: string): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({element, index: allControls().indexOf(element), key});
  if (!isAlone) element.ariaBusy = 'true';
  start();
}

function onClick(event: MouseEvent): void {
  if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || (isAlone && worksAlone(control))) return;
  hold(event, control);
  if (control.matches(searchButton)) openStandIn(control);
}

function isField(element: Element): boolean {
  return element.matches('input,textarea,select,[contenteditable]');
}

/** What has keys of its own: tabs, and the menus of the navbar. */
const withKeys: Record<string, string> = {
  Enter: '[role=tab],[aria-haspopup=true]',
  ' ': '[aria-haspopup=true]',
  ArrowLeft: '[role=tab]',
  ArrowRight: '[role=tab]',
};

/** See src/components/singleKeys.ts. */
function areSingleKeysOff(): unknown {
  try {
    return localStorage.singleKeys;
  } catch {
    // Where storage is refused, nobody has switched them off.
    return false;
  }
}

function onKey(event: KeyboardEvent): void {
  const {key, altKey} = event;
  const isModified = event.metaKey || event.ctrlKey;
  const target = event.target as HTMLElement;
  const isSearchKey = isModified && isShortcutKey(event, 'k');
  if (target === field) {
    isSubmitted = key === 'Enter';
    if (!isSearchKey) return;
    // As in the dialog, the shortcut that opens it closes it.
    event.preventDefault();
    standIn?.close();
    return;
  }
  // Closes the list of shortcuts, which is on its way.
  if (key === 'Escape') held = held.filter(one => one.key !== '?');
  if (!isAlone && target.matches(withKeys[key] ?? ':not(*)')) {
    hold(event, target, key);
    return;
  }
  const isSingle = !isModified && !altKey && !isField(target) && !areSingleKeysOff();
  // The list of shortcuts.
  if (key === '?' && (isModified || isSingle)) held.push({element: document.body, index: -1, key});
  const isShortcut = isSearchKey || (key === '/' && isSingle);
  const button = document.querySelector<HTMLElement>(searchButton);
  if (!isShortcut || !button || standIn) return;
  hold(event, button);
  openStandIn(button);
}

/** Texts that a reader typed or chose, which React would put back to what the page began with. */
const changed = new Map<HTMLInputElement, string>();

function onInput({target}: Event): void {
  const input = target as HTMLInputElement;
  if (isField(input) && input !== field)
    changed.set(input, input.type === 'checkbox' ? String(input.checked) : input.value);
}

/** Nothing seems to be busy any more. */
function letGo(): void {
  for (const {element} of held) element.ariaBusy = null;
}

/** Whether a click does something without scripts. */
function worksAlone(element: HTMLElement): boolean {
  return element.matches('summary,a,form button');
}

/** Scripts do not arrive: what works without them does so. The rest waits on, because they may still come. */
function giveUp(): void {
  if (isAlone) return;
  isAlone = true;
  letGo();
  const all = held;
  held = [];
  for (const one of all) {
    if (one.key || !worksAlone(one.element)) held.push(one);
    else one.element.click();
  }
  if (standIn) complain();
}

/** The reader leaves: what was clicked here in vain goes along, and is not done when the browser brings this page back. */
function leave(): void {
  letGo();
  standIn?.close();
  try {
    const clicks = held.filter(({key}) => !key);
    if (clicks[0])
      sessionStorage.earlyClicks = JSON.stringify(clicks.map(one => nameOf(one.element)));
  } catch {
    // Where storage is refused, the next page does not learn of it.
  }
  held = [];
}

const {pathname} = location;

/** After a reload, Back only changes the address, as long as nothing here can show another page. */
function onReturn(): void {
  if (location.pathname !== pathname) location.reload();
}

/** Hands over what the reader did, now that the page is interactive. */
window.endEarly = (): EarlyActions => {
  letGo();
  early.abort();
  const actions = {held, changed, field, isSubmitted, allControls, nameOf};
  held = [];
  return actions;
};

const options = {capture: true, signal: early.signal};
document.addEventListener('click', onClick, options);
document.addEventListener('keydown', onKey, options);
document.addEventListener('input', onInput, options);
for (const sign of signs) addEventListener(sign, start, options);
addEventListener('pagehide', leave, options);
addEventListener('popstate', onReturn, options);

/** Shows a panel, or hides it until the browser's search or an address leads there, which React cannot write. */
function show(panel: Element, isShown?: boolean): void {
  (panel as {hidden?: boolean | string}).hidden = isShown ? false : 'until-found';
}

/** Opens the tab that the reader chose on an earlier page, before what it changes in height is seen. */
function openChosenTab(list: HTMLElement): void {
  const {group = ''} = list.dataset;
  const panels = [...(list.nextElementSibling?.children ?? [])] as HTMLElement[];
  // React ends its ids with a line; the value follows (src/theme/Tabs/panelId.ts).
  const end = `_-${localStorage.getItem(`docusaurus.tab.${group}`)}`;
  const chosen = panels.find(({id}) => id.endsWith(end));
  // The address chooses as well, which is left to React.
  if (!chosen?.hidden || location.search.includes(`${group}=`)) return;
  panels.forEach((panel, index) => {
    const tab = list.children[index];
    tab?.setAttribute('aria-selected', `${panel === chosen}`);
    tab?.classList.toggle('tabs__item--active', panel === chosen);
    show(panel, panel === chosen);
  });
  // The browser went there before.
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

for (const panel of document.querySelectorAll('[role=tabpanel][hidden]')) show(panel);
try {
  document.querySelectorAll<HTMLElement>('[data-group]').forEach(openChosenTab);
} catch {
  // Where storage is refused, nothing was chosen.
}

addEventListener('load', startWhenIdle);
setTimeout(start, loadPatience);
