/**
 * Blanks out what is not prose in a Markdown or MDX source: code fences, inline code, comments,
 * link targets and the values of attributes that hold no prose. Every character that goes is
 * replaced by a space, so that lines and columns stay.
 */
const notProse = [
  /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2[ \t]*$/gm,
  /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g,
  /^(?:import|export)\s.*$/gm,
  /(?<=\])\([^)\s]*\)/g,
  /\b(?:https?|mailto):[^\s)>"']+/g,
  /\s(?:href|to|icon|id|name|type|default|value|groupId|queryString)=(?:"[^"]*"|\{[^}]*\})/g,
];

export function proseOf(source: string): string {
  return notProse.reduce(
    (text, pattern) => text.replace(pattern, match => match.replace(/[^\n]/g, ' ')),
    source,
  );
}
