import {afterEach, expect, test} from 'vitest';
import {isSingleKey, singleKeysSlot} from './singleKeys';

/** Presses the question mark, and returns whether it is meant as a shortcut. */
function press(target: HTMLElement, modifiers: KeyboardEventInit = {}): boolean {
  document.body.append(target);
  let isShortcut = false;
  const listener = (event: KeyboardEvent) => {
    isShortcut = isSingleKey(event, '?');
  };
  document.addEventListener('keydown', listener, {once: true});
  target.dispatchEvent(
    new KeyboardEvent('keydown', {key: '?', bubbles: true, composed: true, ...modifiers}),
  );
  target.remove();
  return isShortcut;
}

afterEach(() => localStorage.clear());

test('a key is a shortcut where nothing is typed', () => {
  expect(press(document.createElement('button'))).toBe(true);
  expect(press(document.createElement('button'), {ctrlKey: true})).toBe(false);
  for (const name of ['input', 'textarea', 'select'] as const) {
    expect(press(document.createElement(name))).toBe(false);
  }
});

test('a reader can switch such shortcuts off', () => {
  localStorage.setItem(singleKeysSlot, 'off');
  expect(press(document.createElement('button'))).toBe(false);
});
