/** Names up to this length fit on a line of the sidebar. */
const longestLine = 16;

/**
 * A long name in code with places where a line may end, behind dots and underscores and before humps. Elsewhere the
 * browser would end it where it is full: `_resolveInstanceState(`, `)`. The places are characters
 * without a width, because labels are plain text.
 */
export function breakable(name: string): string {
  if (name.length <= longestLine) return name;
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=\w[._])(?=\w)/g, '\u200b');
}
