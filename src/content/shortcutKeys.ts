/** The keys of shortcuts with Ctrl or Cmd, and where they are on a Latin keyboard. */
const places = {k: 'KeyK', '/': 'Slash'};

/**
 * Whether a shortcut's key is pressed: the one with that letter, or, on a keyboard whose letters are not Latin, the one
 * in its place.
 */
export function isShortcutKey(
  {key = '', code}: Pick<KeyboardEvent, 'key' | 'code'>,
  letter: keyof typeof places,
): boolean {
  // In the place of the slash, Cyrillic and Hebrew keyboards have the full stop, and no Latin one has.
  const isForeign = /[^ -~]/.test(key) || (letter === '/' && key === '.');
  return key.toLowerCase() === letter || (isForeign && code === places[letter]);
}
