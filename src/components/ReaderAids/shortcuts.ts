/** The shortcuts of the site, and where each of them works. */

export interface Shortcut {
  /** What it does. */
  does: string;
  /** One or more ways to press it. `Mod` is Cmd on devices of Apple, Ctrl on others. */
  keys: readonly string[];
}

export interface ShortcutGroup {
  title: string;
  /** A part of the page; without it, the keys do nothing. */
  part: string;
  shortcuts: readonly Shortcut[];
}

const search = '[aria-keyshortcuts~="Control+K"]';

const groups: readonly ShortcutGroup[] = [
  {
    title: 'On this page',
    part: search,
    shortcuts: [{does: 'Search', keys: ['Mod K', '/']}],
  },
  {
    title: 'On this page',
    part: '[data-ask]',
    shortcuts: [{does: 'Ask a question', keys: ['Mod /']}],
  },
  {
    title: 'On this page',
    part: 'body',
    shortcuts: [
      {does: 'Show this list', keys: ['?', 'Mod Shift ?']},
      {does: 'Close a dialog or a menu', keys: ['Esc']},
    ],
  },
  {
    title: 'In the search',
    part: search,
    shortcuts: [
      {does: 'Go to the next or previous result', keys: ['↓', '↑']},
      {does: 'Open the result', keys: ['Enter']},
      {does: 'Open it in a new tab', keys: ['Mod Enter']},
    ],
  },
  {
    title: 'In tabs',
    part: '[role="tab"]',
    shortcuts: [
      {does: 'Go to the next or previous tab', keys: ['→', '←']},
      {does: 'Open the tab', keys: ['Enter']},
    ],
  },
  {
    title: 'In the editor of the playground',
    part: '[aria-label^="Playground:"]',
    shortcuts: [
      {does: 'Indent', keys: ['Tab']},
      {does: 'Leave the editor', keys: ['Esc']},
    ],
  },
];

/** The groups that have something to do on the page, each title once. */
export function shortcutsOf(page: ParentNode): ShortcutGroup[] {
  const found = new Map<string, ShortcutGroup>();
  for (const group of groups) {
    if (!page.querySelector(group.part)) continue;
    const before = found.get(group.title)?.shortcuts ?? [];
    found.set(group.title, {...group, shortcuts: [...before, ...group.shortcuts]});
  }
  return [...found.values()];
}

/** `Mod K` → the names of the keys on the reader's device. */
export function keyNames(keys: string, isApple: boolean): string[] {
  const mod = isApple ? '⌘' : 'Ctrl';
  return keys.split(' ').map(key => (key === 'Mod' ? mod : key));
}
