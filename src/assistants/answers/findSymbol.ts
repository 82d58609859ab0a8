/** Looks up what the SDK packages export, in the reference of a version. */
import type {SearchRecord} from '../../search/records/record';
import type {DocsSite} from '../site/docsSite';
import {AnswerError} from './answerError';
import {answerLimit, cut} from './cut';
import {nearest} from './nearest';
import {scopeOf, versionNamed} from './pages';
import {readPage} from './readPage';

export interface SymbolRequest {
  name: string;
  version?: string | undefined;
}

/** The pages about SDK packages; that about the REST API beside them is none. */
const referencePage = /\/api-reference\/(?!rest-api)[^/]+/;

interface ReferenceEntry {
  /** `Engagespot.init`, without what says its kind. */
  name: string;
  record: SearchRecord;
}

/** `Engagespot.init() method` → `Engagespot.init`; undefined for a heading that is no name. */
function nameIn(heading: string): string | undefined {
  const text = heading
    .replace(/ (?:method|property|interface|class|enum|function)$/, '')
    .replace(/\(\)$/, '');
  return /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(text) ? text : undefined;
}

function entriesOf(headings: readonly SearchRecord[], baseUrl: string): ReferenceEntry[] {
  const isReference = ({url}: SearchRecord) =>
    referencePage.test(url) && !url.startsWith(`${baseUrl}api/`);
  return headings.filter(isReference).flatMap(record => {
    const name = nameIn(record.heading);
    return name === undefined ? [] : [{name, record}];
  });
}

/** How well an entry fits, the best is 0; undefined for one that does not. */
function closeness(entry: string, name: string): number | undefined {
  const [one, two] = [entry.toLowerCase(), name.toLowerCase()];
  const lastOf = (text: string) => text.split('.').at(-1) ?? text;
  if (entry === name) return 0;
  if (one === two) return 1;
  if (one.endsWith(`.${two}`)) return 2;
  // `engagespot.createOrUpdateUser`: a variable of the reader's own, and a member.
  if (two.includes('.') && one === lastOf(two)) return 3;
  if (two.includes('.') && lastOf(one) === lastOf(two)) return 4;
  return undefined;
}

const line = (site: DocsSite, {name, record}: ReferenceEntry) =>
  `- ${name} (${record['hierarchy.lvl0'] ?? 'API reference'}): ${site.addressOf(record.url)}`;

/**
 * The places in the reference that have a name, and what the best of them says.
 *
 * @throws AnswerError with the closest names, when no package of the version has it
 */
export async function findSymbol(
  site: DocsSite,
  {name: asked, version: label}: SymbolRequest,
): Promise<string> {
  const version = versionNamed(site, label);
  const name = asked.trim().replace(/\(.*$/s, '');
  const entries = entriesOf(await site.headings(version), site.baseUrl);
  const fitting = entries
    .flatMap(entry => {
      const place = closeness(entry.name, name);
      return place === undefined ? [] : [{entry, place}];
    })
    .sort((a, b) => a.place - b.place)
    .map(({entry}) => entry);
  const [best] = fitting;
  if (!best) {
    const closest = nearest(
      name,
      entries.map(entry => entry.name),
    ).join(', ');
    throw new AnswerError(
      `No SDK package of version ${version.label} documents "${name.slice(0, 100)}".${closest ? ` The closest names are: ${closest}.` : ''} search_docs finds names in guides and samples.`,
    );
  }
  const scope = scopeOf(site, best.record.url_without_anchor);
  const head = `${fitting.length} ${fitting.length === 1 ? 'entry' : 'entries'} for "${name}" in version ${scope}:\n\n`;
  const list = cut(fitting.map(entry => line(site, entry)).join('\n'), 0, 1_500).text;
  const room = answerLimit - head.length - list.length - 2;
  const page = best.record.url;
  const text = await readPage(site, {page, version: version.label}, room);
  return `${head}${list}\n\n${text.trimEnd()}`;
}
