const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Code as the content of an element, without colors. */
export function escapeCode(code: string): string {
  return code.replace(/[&<>]/g, character => entities[character] ?? character);
}
