/** Highlights code when pages are generated, so that no highlighter runs in the browser for it. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {colorRuns, tokenize, writeRuns} from '../content/codeColors.ts';

loadLanguages.silent = true;
loadLanguages(['bash', 'json', 'javascript', 'python', 'php', 'ruby', 'rust', 'go']);

/**
 * HTML of the code, with the color classes of code blocks; everything else is escaped.
 *
 * @throws Error when the language is not loaded
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`No grammar for the language "${language}"`);
  return writeRuns(colorRuns(tokenize(Prism, code.trim(), language, grammar)));
}

/** A value as indented, highlighted JSON. */
export function highlightJson(value: unknown): string {
  return highlight(JSON.stringify(value, null, 2), 'json');
}
