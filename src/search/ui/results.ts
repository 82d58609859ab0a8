/** Turns an answer of an engine into what the interface shows. */
import type {SearchHit, SearchResult} from '..';
import {type TextPart, textParts} from '../marks';
import {isSitePath} from './sitePath';

export type HitKind = 'page' | 'operation' | 'section';

/** One place on a page that matches. */
export interface ResultHit {
  url: string;
  kind: HitKind;
  title: TextPart[];
  /** Headings between the page's title and the hit's own. */
  trail: string;
  /** Text around the matches; empty when only headings match. */
  snippet: TextPart[];
  /** The call that the page of an operation describes. */
  call?: {method: string; path: string};
}

/** A page with its best matching places, best first. */
export interface ResultPage {
  url: string;
  title: string;
  /** Name of its docs version, when it is not the latest. */
  version?: string;
  /** Where the page stands in the sidebar. */
  category: string;
  hits: ResultHit[];
}

function kindOf({type, docusaurus_tag: tag}: SearchHit['document']): HitKind {
  if (type !== 'lvl1') return 'section';
  return tag?.startsWith('docs-api-') ? 'operation' : 'page';
}

function highlighted(hit: SearchHit, field: string): TextPart[] | undefined {
  const highlight = hit.highlight[field];
  return highlight && textParts(highlight.value ?? highlight.snippet);
}

const ellipsis = (text: string): TextPart => ({text, marked: false});

/** A snippet that starts or ends inside a sentence says so. */
function withEllipsis(parts: TextPart[] = []): TextPart[] {
  const startsInside = /^[^\p{Lu}\p{Lo}\p{Extended_Pictographic}]/u.test(parts[0]?.text ?? '');
  const endsInside = /[^.!?…]$/u.test(parts.at(-1)?.text ?? '');
  return [
    ...(startsInside ? [ellipsis('… ')] : []),
    ...parts,
    ...(endsInside ? [ellipsis(' …')] : []),
  ];
}

/** `GET /v3/users` in its parts. */
function callOf({operation = ''}: SearchHit['document']): ResultHit['call'] {
  const [method, path] = operation.split(' ');
  return method && path ? {method, path} : undefined;
}

const referenceName = 'API';

/** Where a page stands; groups of operations are named as the sidebar of their reference names them. */
function categoryOf({
  'hierarchy.lvl0': category = '',
  docusaurus_tag: tag,
}: SearchHit['document']): string {
  const isGroup = tag?.startsWith('docs-api-') && !category.startsWith(referenceName);
  return isGroup && category ? `${referenceName} › ${category}` : category;
}

const olderTag = /^docs-default-(?!current$)(.+)/;

function versionOf({docusaurus_tag: tag = ''}: SearchHit['document']): {version?: string} {
  const [, version] = olderTag.exec(tag) ?? [];
  return version ? {version} : {};
}

function toResultHit(hit: SearchHit): ResultHit {
  const {document} = hit;
  const between = [document['hierarchy.lvl2'], document['hierarchy.lvl3']];
  const call = callOf(document);
  const heading = document.heading || document['hierarchy.lvl1'] || document.url || '';
  return {
    url: document.url ?? '',
    kind: kindOf(document),
    title: highlighted(hit, 'heading') ?? [{text: heading, marked: false}],
    trail: between.filter(text => text && text !== heading).join(' › '),
    snippet: withEllipsis(highlighted(hit, 'content')),
    ...(call && {call}),
  };
}

/** The pages of an answer, best first. A record that leads off the site is none of ours. */
export function resultPages(result: SearchResult): ResultPage[] {
  return result.grouped_hits.flatMap(group => {
    const hits = group.hits.filter(({document}) => isSitePath(document.url));
    const document = hits[0]?.document;
    if (!isSitePath(document?.url_without_anchor)) return [];
    return {
      url: document.url_without_anchor,
      title: document['hierarchy.lvl1'] ?? '',
      ...versionOf(document),
      category: categoryOf(document),
      hits: hits.map(toResultHit),
    };
  });
}
