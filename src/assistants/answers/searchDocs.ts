/** What the search of the site finds, as a list for programs. */
import {textParts} from '../../search/marks';
import type {HitGroup, SearchHit} from '../../search/protocol';
import type {DocsSite} from '../site/docsSite';
import {AnswerError} from './answerError';
import {answerLimit, cut} from './cut';
import {listNote, versionNamed} from './pages';
import {isRestReference, restNote} from './restReference';

export interface SearchQuestion {
  query: string;
  version?: string | undefined;
  /** Pages at most. */
  most: number;
}

const plain = (highlighted: string) =>
  textParts(highlighted)
    .map(({text}) => text)
    .join('');

/** `[heading](address): the words that were found` */
function hitLine({document, highlight}: SearchHit, address: string): string {
  const {heading = '', operation} = document;
  const snippet = plain(highlight.content?.snippet ?? '').replace(/\s+/g, ' ');
  const call = operation ? ` ${operation}` : '';
  return `[${heading}](${address})${call}${snippet ? `: ${snippet}` : ''}`;
}

/** @param sections of the page to name, at most */
function groupText(site: DocsSite, group: HitGroup, place: number, sections: number): string {
  const {
    group_key: [path = ''],
    hits,
  } = group;
  const lines = hits.map(hit => hitLine(hit, site.addressOf(hit.document.url ?? path)));
  const {document} = hits[0] ?? {};
  const [first = '', ...others] = lines;
  const title = document?.['hierarchy.lvl1'] ?? path;
  // A page that was found for a section is named by its title.
  const isPage = document?.anchor === undefined;
  const head = isPage ? first : `[${title}](${site.addressOf(path)})`;
  const category = document?.['hierarchy.lvl0'];
  const where = category && category !== title ? ` (${category})` : '';
  const named = (isPage ? others : lines).slice(0, sections);
  return [`${place}. ${head}${where}`, ...named.map(line => `   - ${line}`)].join('\n');
}

/** All pages, with as many of their sections as there is room for. */
function listOf(site: DocsSite, groups: readonly HitGroup[], room: number): string {
  let list = '';
  for (let sections = 3; sections >= 0; sections--) {
    list = groups.map((group, index) => groupText(site, group, index + 1, sections)).join('\n');
    if (list.length <= room) return list;
  }
  return cut(list, 0, room).text;
}

/** The most pages among which those of an older version are looked for. */
const mostToSort = 20;

/** Today's API may differ from that of an older version, so its reference comes after the pages of the version. */
function ownFirst(site: DocsSite, groups: readonly HitGroup[]): HitGroup[] {
  const isApi = ({group_key: [path = '']}: HitGroup) => isRestReference(site, path);
  return [...groups.filter(group => !isApi(group)), ...groups.filter(isApi)];
}

/**
 * @param limit characters of the answer
 * @throws AnswerError when there is no such version, or nothing is asked
 */
export async function searchDocs(
  site: DocsSite,
  {query, version: label, most}: SearchQuestion,
  limit = answerLimit,
): Promise<string> {
  const version = versionNamed(site, label);
  if (!query.trim()) {
    throw new AnswerError(
      `The query is empty. Name what to search for. ${listNote(site, version)}`,
    );
  }
  const isLatest = version === site.versions[0];
  // The pages of an older version come first, even where the REST reference has all the best places.
  const wanted = isLatest ? most : Math.max(most, mostToSort);
  const {grouped_hits: all, found, isIncomplete} = await site.search(query, version, wanted);
  const groups = (isLatest ? all : ownFirst(site, all)).slice(0, most);
  const missing = isIncomplete ? ' A part of the index could not be loaded.' : '';
  if (groups.length === 0) {
    return `Version ${version.label} has nothing for "${query}".${missing} Try fewer or other words. ${listNote(site, version)}`;
  }
  const shown = groups.length === found ? `${found}` : `${groups.length} of ${found}`;
  const note = await restNote(site, version);
  const ofToday = note ? ` The REST reference describes today's API. ${note}.` : '';
  const head = `Version ${version.label} of the documentation at ${site.address}, with the REST reference: ${shown} pages for "${query}".${missing} Read one with read_page.${ofToday}`;
  return `${head}\n\n${listOf(site, groups, limit - head.length - 2)}`;
}
