/** Small pieces of Markdown that member pages are made of. */
import {stringify} from 'yaml';
import type {Sample} from './model.ts';

/** Front matter, from keys and values. */
export function frontMatter(values: Readonly<Record<string, unknown>>): string {
  return `---\n${stringify(values, {lineWidth: 0})}---\n`;
}

/** Sections with an empty line between them; empty ones are left out. */
export function document(...sections: readonly string[]): string {
  return `${sections
    .map(section => section.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/**
 * What the search leaves out: tables that repeat other pages, and code that all pages share. The
 * page is found by its head and its text.
 */
export function unsearched(markdown: string): string {
  return document('<div data-search-ignore>', markdown, '</div>');
}

/** What marks a page of something that the version has no more: the search names others first. */
export function former(markdown: string): string {
  return document('<div data-search-former>', markdown, '</div>');
}

/**
 * A code sample.
 *
 * @param docsVersion the documentation version whose packages it is for, when not that of the page
 */
export function fence({title, language, code}: Sample, docsVersion?: string): string {
  const version = docsVersion ? ` version=${docsVersion}` : '';
  return `\`\`\`${language} title="${title}"${version}\n${code.trim()}\n\`\`\``;
}

/** Code in a table cell: a bar would end the cell. */
export function codeCell(code: string): string {
  return `\`${code.replaceAll('|', '\\|')}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function list(items: readonly string[]): string {
  return items.map(item => `- ${item}`).join('\n');
}
