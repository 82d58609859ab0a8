/** The calls of the REST API: a list, and all about one. */
import type {DocsSite, ListedOperation} from '../site/docsSite';
import {AnswerError} from './answerError';
import {answerLimit, cut} from './cut';
import {shownLanguage} from './languages';
import {nearest} from './nearest';
import {listNote, versionNamed} from './pages';
import {bodyOf, withoutNote} from './readPage';
import {restScope} from './restReference';
import {sectionsOf} from './sections';

const unversioned = `Version: ${restScope}`;

/** The path of the page of each call. */
async function pagesOf(site: DocsSite): Promise<Map<string, string>> {
  const headings = await site.headings(versionNamed(site, undefined));
  return new Map(
    headings.flatMap(({operation, url}) => (operation ? [[operation, url] as const] : [])),
  );
}

const callOf = ({method, path}: ListedOperation) => `${method} ${path}`;

export async function listOperations(site: DocsSite): Promise<string> {
  const [operations, pages] = await Promise.all([site.operations(), pagesOf(site)]);
  const tags = [...new Set(operations.map(({tag}) => tag))];
  const groups = tags.map(tag => {
    const lines = operations
      .filter(operation => operation.tag === tag)
      .map(operation => {
        const page = pages.get(callOf(operation));
        const address = page ? ` ${site.addressOf(page)}` : '';
        const note = operation.isDeprecated ? ' (deprecated)' : '';
        return `- ${operation.id}: ${callOf(operation)}. ${operation.summary}${note}.${address}`;
      });
    return `## ${tag}\n\n${lines.join('\n')}`;
  });
  const head = `${operations.length} calls of the REST API.\n${unversioned}\nAll about one: describe_operation with its id.`;
  return cut([head, ...groups].join('\n\n'), 0, answerLimit).text;
}

/** Whether a path is one of a call: `/v3/users/user_1042` of `/v3/users/{identifier}`. */
function fitsPath(template: string, path: string): boolean {
  const parts = template.split('/');
  const given = path.replace(/[?#].*$/, '').split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => part === given[index] || /^\{.*\}$/.test(part))
  );
}

/** The calls that a name means: an id, a path, or a method and a path. */
function callsNamed(operations: readonly ListedOperation[], name: string): ListedOperation[] {
  const byId = operations.filter(({id}) => id.toLowerCase() === name.toLowerCase());
  if (byId.length > 0) return byId;
  const [, method, path = ''] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/\S*)$/i.exec(name) ?? [];
  const withPath = operations.filter(operation => fitsPath(operation.path, path));
  const exact = withPath.filter(operation => operation.path === path);
  const found = exact.length > 0 ? exact : withPath;
  return found.filter(operation => !method || operation.method === method.toUpperCase());
}

/** @throws AnswerError with what was likely meant, unless the name means one call */
async function callNamed(site: DocsSite, name: string): Promise<ListedOperation> {
  const operations = await site.operations();
  const all = listNote(site, versionNamed(site, undefined));
  const found = callsNamed(operations, name.trim());
  const [operation, ...others] = found;
  if (operation && others.length === 0) return operation;
  if (operation) {
    const list = found.map(each => `${each.id} (${callOf(each)})`).join(', ');
    throw new AnswerError(`"${name}" means several calls: ${list}. Name one of them. ${all}`);
  }
  const names = operations.flatMap(each => [each.id, callOf(each)]);
  const closest = nearest(name, names).join(', ');
  throw new AnswerError(
    `The REST API has no call "${name.slice(0, 200)}".${closest ? ` The closest are: ${closest}.` : ''} list_operations has all of them. ${all}`,
  );
}

export interface OperationRequest {
  operation: string;
  /** Of the sample. */
  language: string;
  offset?: number | undefined;
}

/**
 * All that the page of a call says, with one sample.
 *
 * @throws AnswerError when the name means no call, or several
 */
export async function describeOperation(
  site: DocsSite,
  {operation: name, language, offset = 0}: OperationRequest,
): Promise<string> {
  const operation = await callNamed(site, name);
  const page = (await pagesOf(site)).get(callOf(operation));
  if (!page)
    throw new AnswerError(
      `${operation.id} has no page. search_docs may find more. ${listNote(site, versionNamed(site, undefined))}`,
    );
  const body = withoutNote(bodyOf(await site.readTwin(page)));
  const sections = sectionsOf(body);
  const samples = sections.find(({level, heading}) => level === 2 && heading === 'Samples');
  const inSamples = sections.filter(
    ({level, start}) => level === 3 && samples && start > samples.start && start < samples.end,
  );
  const languages = inSamples.map(({heading}) => heading);
  const shown = shownLanguage(language, languages) ?? languages[0];
  const sample = inSamples.find(({heading}) => heading === shown);
  const isThere = shownLanguage(language, languages) !== undefined;
  const others = isThere
    ? `Other samples, by "language": ${languages.join(', ')}.`
    : `No sample is in "${language}"; this one is ${shown}. The languages are: ${languages.join(', ')}.`;
  const text = samples
    ? [
        body.slice(0, samples.start) + body.slice(samples.end).trimEnd(),
        sample ? `## Sample: ${body.slice(sample.start, sample.end).replace(/^### /, '')}` : '',
        inSamples.length > 1 ? others : '',
      ]
        .filter(Boolean)
        .map(part => part.trimEnd())
        .join('\n\n')
    : body;
  if (offset > 0 && offset >= text.length) {
    throw new AnswerError(
      `The offset ${offset} is beyond the end: what is said of ${operation.id} at ${site.addressOf(page)} has ${text.length} characters.`,
    );
  }
  const head = `Operation: ${operation.id}\nURL: ${site.addressOf(page)}\n${unversioned}\n\n`;
  const piece = cut(text, offset, answerLimit - head.length - 120);
  const more =
    piece.next === undefined
      ? ''
      : `\n\n[${piece.next} of ${text.length} characters. To read on, repeat the call with "offset": ${piece.next}.]`;
  return head + piece.text + more;
}
