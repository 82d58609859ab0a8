/** A page, or a section of it, as Markdown. */
import {listFile} from '@engagespot-docs/publish/twin-address';
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

/**
 * The section with an anchor or a heading; undefined when there is none.
 *
 * @param fail makes the error of a reason
 * @throws what `fail` makes, with the anchors, for a heading that several sections have
 */
function sectionNamed(
  sections: readonly MarkdownSection[],
  {headings}: NamedPage,
  name: string,
  fail: (reason: string) => Error,
): MarkdownSection | undefined {
  const withHeading = (text: string) => (each: {heading: string}) =>
    headingKey(each.heading) === headingKey(text);
  const anchored = headings.find(({anchor}) => anchor === name);
  if (anchored) {
    // Sections and headings of a page come in the same order.
    const place = headings.filter(withHeading(anchored.heading)).indexOf(anchored);
    const same = sections.filter(withHeading(anchored.heading));
    return same[place] ?? same[0];
  }
  const found = sections.filter(withHeading(name));
  const anchors = headings.filter(withHeading(name)).flatMap(({anchor}) => anchor ?? []);
  if (found.length > 1 && anchors.length > 1) {
    const list = anchors.map(anchor => `"${anchor}"`).join(', ');
    throw fail(
      `The page has ${anchors.length} sections "${name}". Name one by its anchor: ${list}.`,
    );
  }
  return found[0];
}

function noSection(sections: readonly MarkdownSection[], name: string): string {
  const list = sections.map(({heading}) => `"${heading}"`).join(', ');
  return cut(`The page has no section "${name.slice(0, 200)}". It has: ${list}.`, 0, 2_000).text;
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
  const twin = page.isList
    ? await site.readList(page.version)
    : bodyOf(await site.readTwin(page.path));
  const address = site.addressOf(page.isList ? `${page.path}/${listFile}` : page.path);
  const about = `URL: ${address}\nVersion: ${scopeOf(site, page.path)}`;
  const fail = (reason: string) => new AnswerError(`${about}\n\n${reason}`);
  const body = versionAt(site, page.path) ? twin : withoutNote(twin);
  const sections = sectionsOf(body);
  // The anchor of an address may be no heading: then the page is what was asked for.
  const wanted = section ?? page.anchor;
  const chosen = wanted === undefined ? undefined : sectionNamed(sections, page, wanted, fail);
  if (section !== undefined && !chosen) throw fail(noSection(sections, section));
  const text = chosen ? body.slice(chosen.start, chosen.end) : body;
  if (offset > 0 && offset >= text.length) {
    throw fail(`The offset ${offset} is beyond the end: there are ${text.length} characters.`);
  }
  const note = isRestReference(site, page.path) ? await restNote(site, page.version) : '';
  const head = [about, ...(note ? [note] : []), '\n'].join('\n');
  const inside = chosen ? [] : sections;
  const longestEnd = howToGoOn(text.length, text.length, inside).length + 2;
  const piece = cut(text, offset, Math.max(200, limit - head.length - longestEnd));
  if (piece.next === undefined) return head + piece.text;
  return `${head}${piece.text}\n\n${howToGoOn(piece.next, text.length, inside)}`;
}
