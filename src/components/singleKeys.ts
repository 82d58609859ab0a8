import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the browser stores that a reader has switched off the shortcuts that are one key: `off`, or nothing. */
export const singleKeysSlot = createStorageSlot('singleKeys');

/** Whether keys typed there are text. Looks into shadow trees, where widgets keep their fields. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
}

/**
 * Whether a key without Ctrl or Cmd is meant as a shortcut: nothing is typed, and the reader has not switched such
 * shortcuts off, because a voice or a shaking hand presses keys as well (WCAG 2.1.4).
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return (
    event.key === key &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event) &&
    !singleKeysSlot.get()
  );
}
