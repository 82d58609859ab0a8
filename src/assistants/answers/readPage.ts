/** A page, or a section of it, as Markdown. */
import type {DocsSite} from '../site/docsSite';
import {AnswerError} from './answerError';
import {answerLimit, cut} from './cut';
import {findPage, type NamedPage, scopeOf, versionAt} from './pages';
import {isRestReference, restNote} from './restReference';
import {headingKey, type MarkdownSection, sectionsOf} from './sections';

export interface PageRequest {
  page: string;
  version?: string | undefined;
  /** Heading or anchor. */
  section?: string | undefined;
  /** Characters to skip. */
  offset?: number | undefined;
}

/** The Markdown without the front matter, of which the answer has what matters. */
export function bodyOf(twin: string): string {
  return twin.replace(/^---\n[\s\S]*?\n---\n+/, '');
}

/** The text without the line about the version of the site, which means nothing on a page of no version. */
export function withoutNote(body: string): string {
  return body.replace(/^> .*\n+/, '');
}

/** The section with a heading or an anchor. */
function sectionNamed(
  sections: readonly MarkdownSection[],
  {headings}: NamedPage,
  name: string,
): MarkdownSection | undefined {
  const anchored = headings.find(({anchor}) => anchor === name)?.heading;
  const wanted = [name, ...(anchored ? [anchored] : [])].map(headingKey);
  return sections.find(({heading}) => wanted.includes(headingKey(heading)));
}

function noSection(sections: readonly MarkdownSection[], path: string, name: string): AnswerError {
  const list = sections.map(({heading}) => `"${heading}"`).join(', ');
  return new AnswerError(cut(`${path} has no section "${name}". It has: ${list}.`, 0, 2_000).text);
}

/** What follows a text that was cut. */
function howToGoOn(next: number, total: number, sections: readonly MarkdownSection[]): string {
  const names = sections.filter(({level}) => level === 2).map(({heading}) => `"${heading}"`);
  const list = cut(names.join(', '), 0, 600).text;
  const orSection = list ? `, or name a section: ${list}` : '';
  return `[${next} of ${total} characters. To read on, repeat the call with "offset": ${next}${orSection}.]`;
}

/**
 * @param limit characters of the answer
 * @throws AnswerError when there is no such version, page or section
 */
export async function readPage(
  site: DocsSite,
  {page: name, version, section, offset = 0}: PageRequest,
  limit = answerLimit,
): Promise<string> {
  const page = await findPage(site, name, version);
  const twin = bodyOf(await site.readTwin(page.path));
  const body = versionAt(site, page.path) ? twin : withoutNote(twin);
  const sections = sectionsOf(body);
  // The anchor of an address may be no heading: then the page is what was asked for.
  const wanted = section ?? page.anchor;
  const chosen = wanted === undefined ? undefined : sectionNamed(sections, page, wanted);
  if (section !== undefined && !chosen) throw noSection(sections, page.path, section);
  const text = chosen ? body.slice(chosen.start, chosen.end) : body;
  const note = isRestReference(site, page.path) ? await restNote(site, page.version) : '';
  const head = [
    `URL: ${site.addressOf(page.path)}`,
    `Version: ${scopeOf(site, page.path)}`,
    ...(note ? [note] : []),
    '\n',
  ].join('\n');
  const inside = chosen ? [] : sections;
  const longestEnd = howToGoOn(text.length, text.length, inside).length + 2;
  const piece = cut(text, offset, Math.max(200, limit - head.length - longestEnd));
  if (piece.next === undefined) return head + piece.text;
  return `${head}${piece.text}\n\n${howToGoOn(piece.next, text.length, inside)}`;
}
