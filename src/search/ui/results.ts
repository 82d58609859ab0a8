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
}

/** A page with its best matching places, best first. */
export interface ResultPage {
  url: string;
  title: string;
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

function toResultHit(hit: SearchHit): ResultHit {
  const {document} = hit;
  const between = [document['hierarchy.lvl2'], document['hierarchy.lvl3']];
  const heading = document.heading || document['hierarchy.lvl1'] || document.url || '';
  return {
    url: document.url ?? '',
    kind: kindOf(document),
    title: highlighted(hit, 'heading') ?? [{text: heading, marked: false}],
    trail: between.filter(text => text && text !== heading).join(' › '),
    snippet: withEllipsis(highlighted(hit, 'content')),
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
      category: document['hierarchy.lvl0'] ?? '',
      hits: hits.map(toResultHit),
    };
  });
}
