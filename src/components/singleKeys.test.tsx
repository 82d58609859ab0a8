import {afterEach, expect, test, vi} from 'vitest';
import {isSingleKey, singleKeysSlot} from './singleKeys';

/** Presses the question mark, and returns whether it is meant as a shortcut. */
function press(
  target: HTMLElement,
  modifiers: KeyboardEventInit = {},
  isMeant = isSingleKey,
): boolean {
  document.body.append(target);
  let isShortcut = false;
  const listener = (event: KeyboardEvent) => {
    isShortcut = isMeant(event, '?');
  };
  document.addEventListener('keydown', listener, {once: true});
  target.dispatchEvent(
    new KeyboardEvent('keydown', {key: '?', bubbles: true, composed: true, ...modifiers}),
  );
  target.remove();
  return isShortcut;
}

afterEach(() => window.localStorage.clear());

test('a key is a shortcut where nothing is typed', () => {
  expect(press(document.createElement('button'))).toBe(true);
  expect(press(document.createElement('button'), {ctrlKey: true})).toBe(false);
  for (const name of ['input', 'textarea', 'select'] as const) {
    expect(press(document.createElement(name))).toBe(false);
  }
});

test('a reader can switch such shortcuts off', () => {
  singleKeysSlot.set('off');
  expect(press(document.createElement('button'))).toBe(false);
});

test('where storage is refused, nobody has switched them off', async () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  const fresh = await import('./singleKeys');
  expect(press(document.createElement('button'), {}, fresh.isSingleKey)).toBe(true);
  expect(warned).toHaveBeenCalled();
  warned.mockRestore();
  refused.mockRestore();
});
