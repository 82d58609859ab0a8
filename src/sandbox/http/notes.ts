const maximumLength = 600;

/** The value of `X-Sandbox-Note`: one line of characters that every header may hold. */
export function noteHeader(notes: readonly string[]): string {
  const text = [...new Set(notes)].join('; ').replace(/[^\x20-\x7e]/g, '?');
  return text.length > maximumLength ? `${text.slice(0, maximumLength)}...` : text;
}

/** The first few names of a list, quoted. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 5).map(name => JSON.stringify(name.slice(0, 60)));
  return names.length > shown.length ? `${shown.join(', ')} and others` : shown.join(', ');
}
