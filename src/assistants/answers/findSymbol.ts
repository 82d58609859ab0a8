/** Looks up what the SDK packages export, in the reference of a version. */
import type {PublishedVersion} from '../../content/publishedVersions';
import type {SearchRecord} from '../../search/records/record';
import type {DocsSite} from '../site/docsSite';
import {AnswerError} from './answerError';
import {answerLimit, cut} from './cut';
import {nearest} from './nearest';
import {listNote, scopeOf, versionNamed} from './pages';
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

/** The entries of a version that fit a name, the best first. */
function fittingOf(entries: readonly ReferenceEntry[], name: string): ReferenceEntry[] {
  return entries
    .flatMap(entry => {
      const place = closeness(entry.name, name);
      return place === undefined ? [] : [{entry, place}];
    })
    .sort((a, b) => a.place - b.place)
    .map(({entry}) => entry);
}

/** The best entry of each of some versions that has one, on a line each. */
async function foundIn(
  site: DocsSite,
  versions: readonly PublishedVersion[],
  name: string,
): Promise<string[]> {
  const lines = versions.map(async version => {
    const [best] = fittingOf(entriesOf(await site.headings(version), site.baseUrl), name);
    return best && `Version ${version.label} has it: ${line(site, best).slice(2)}.`;
  });
  return (await Promise.all(lines)).flatMap(each => each ?? []);
}

/** `API reference › React hooks 1.x` → `React hooks 1.x`: the package, if it is of an older generation. */
function olderPackage({record}: ReferenceEntry): string | undefined {
  return /[^›]+ \d+(?:\.\d+)*\.x$/.exec(record['hierarchy.lvl0'] ?? '')?.[0].trim();
}

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
  const fitting = fittingOf(entries, name);
  const [best] = fitting;
  const [latest] = site.versions;
  if (!best) {
    const closest = nearest(
      name,
      entries.map(entry => entry.name),
    ).join(', ');
    const others = site.versions.filter(each => each !== version);
    const elsewhere = (await foundIn(site, others, name)).map(each => ` ${each}`).join('');
    throw new AnswerError(
      `No SDK package of version ${version.label} documents "${name.slice(0, 100)}".${elsewhere}${closest ? ` The closest names are: ${closest}.` : ''} search_docs finds names in guides and samples. ${listNote(site, version)}`,
    );
  }
  const scope = scopeOf(site, best.record.url_without_anchor);
  const older = olderPackage(best);
  const generation = older
    ? `, ${fitting.length === 1 ? '' : 'the first '}of the older package ${older}`
    : '';
  const ofLatest = latest && latest !== version ? await foundIn(site, [latest], name) : [];
  const count = `${fitting.length} ${fitting.length === 1 ? 'entry' : 'entries'}`;
  const head = [...ofLatest, `${count} for "${name}" in version ${scope}${generation}:`, '\n'].join(
    '\n',
  );
  const list = cut(fitting.map(entry => line(site, entry)).join('\n'), 0, 1_500).text;
  const room = answerLimit - head.length - list.length - 2;
  const page = best.record.url;
  const text = await readPage(site, {page, version: version.label}, room);
  return `${head}${list}\n\n${text.trimEnd()}`;
}
