import {expect, test} from 'vitest';
import {isShortcutKey} from './shortcutKeys';

test.each([
  ['Latin', 'k', 'KeyK', 'k'],
  ['caps lock', 'K', 'KeyK', 'k'],
  ['Dvorak', 'k', 'KeyV', 'k'],
  ['Cyrillic', 'л', 'KeyK', 'k'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Hebrew', 'ל', 'KeyK', 'k'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Latin', '/', 'Slash', '/'],
  ['German, with Shift', '/', 'Digit7', '/'],
  ['Cyrillic', '.', 'Slash', '/'],
  ['Arabic', 'ظ', 'Slash', '/'],
] as const)('%s: %s in the place of %s is %s', (_layout, key, code, letter) => {
  expect(isShortcutKey({key, code}, letter)).toBe(true);
});

test.each([
  ['Dvorak', 't', 'KeyK', 'k'],
  ['German', '-', 'Slash', '/'],
  ['French', '!', 'Slash', '/'],
  ['Latin', '.', 'Period', '/'],
  ['Cyrillic', 'о', 'KeyJ', 'k'],
] as const)('%s: %s in the place of %s is not %s', (_layout, key, code, letter) => {
  expect(isShortcutKey({key, code}, letter)).toBe(false);
});

test('an event without a key, as browsers send when they fill a field in, is none', () => {
  expect(isShortcutKey({} as KeyboardEvent, 'k')).toBe(false);
});
