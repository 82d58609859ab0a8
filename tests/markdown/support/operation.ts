/** Reads the Markdown of an operation as a reader would who knows nothing else of the interface. */
import type {List, ListItem, Nodes, Root, RootContent} from 'mdast';
import {parseMarkdown} from './words';

/** A value that the page describes. */
export interface Field {
  /** Left out for an alternative of a value. */
  name?: string;
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  /** What the text allows, in its words. */
  limits: string;
  /** Values of which it has to be one. */
  choices: string[];
  /** What its text names in code, such as the values of another field for which it is there. */
  mentions: string[];
  alternatives: Field[];
  children: Field[];
}

export interface DescribedOperation {
  method: string;
  /** With names in braces. */
  path: string;
  /** Headers of the first way to authenticate. */
  credentials: Field[];
  parameters: {path: Field[]; query: Field[]; headers: Field[]};
  body?: {isArray: boolean; fields: Field[]};
  /** By status: the addresses that its part leads to. */
  responses: ReadonlyMap<string, string[]>;
  /** The first request that the page shows: its address, and its body. */
  sample: {url: string; body: unknown};
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function fieldOf(item: ListItem): Field {
  const [head, ...rest] = item.children;
  const words = head?.type === 'paragraph' ? head.children : [];
  const codes: string[] = [];
  for (const word of words) {
    if (word.type === 'inlineCode') codes.push(word.value);
    else if (word.type === 'strong' || textOf(word).trim()) break;
  }
  const marks = words.filter(word => word.type === 'strong').map(textOf);
  const text = words
    .map(word => (word.type === 'inlineCode' ? `\`${word.value}\`` : textOf(word)))
    .join('');
  const limits = /\(([^()]*)\)$/.exec(text)?.[1] ?? '';
  const choices = /one of (`[^`]*`(?:, `[^`]*`)*)/.exec(limits)?.[1] ?? '';
  const isChoice = rest.some(node => node.type === 'paragraph' && textOf(node) === 'One of');
  const inside = rest.flatMap(node => (node.type === 'list' ? node.children.map(fieldOf) : []));
  const mentions = words.flatMap(word => (word.type === 'inlineCode' ? word.value : []));
  const [name, type] = codes.length > 1 ? codes : [undefined, codes[0]];
  return {
    ...(name !== undefined && {name}),
    type: type ?? '',
    isRequired: marks.includes('required'),
    isDeprecated: marks.includes('deprecated'),
    limits,
    mentions: mentions.slice(codes.length),
    choices: [...choices.matchAll(/`([^`]*)`/g)].map(([, value = '']) => value),
    alternatives: isChoice ? inside : [],
    children: isChoice ? [] : inside,
  };
}

const fieldsOf = (list: List | undefined): Field[] => list?.children.map(fieldOf) ?? [];

/** What follows a heading, up to the next of its level. */
function sectionOf(root: Root, title: string): RootContent[] {
  const start = root.children.findIndex(
    node => node.type === 'heading' && node.depth === 2 && textOf(node) === title,
  );
  if (start < 0) return [];
  const rest = root.children.slice(start + 1);
  const end = rest.findIndex(node => node.type === 'heading' && node.depth === 2);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The list below a line of text. */
function listBelow(nodes: readonly RootContent[], line: string): List | undefined {
  const index = nodes.findIndex(node => node.type === 'paragraph' && textOf(node) === line);
  const next = index < 0 ? undefined : nodes[index + 1];
  return next?.type === 'list' ? next : undefined;
}

const firstList = (nodes: readonly RootContent[]) => nodes.find(node => node.type === 'list');

function linksIn(node: Nodes): string[] {
  if (node.type === 'link') return [node.url];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

function readResponses(nodes: readonly RootContent[]): Map<string, string[]> {
  const responses = new Map<string, string[]>();
  let status = '';
  for (const node of nodes) {
    if (node.type === 'heading') status = node.children[0] ? textOf(node.children[0]) : '';
    responses.set(status, [...(responses.get(status) ?? []), ...linksIn(node)]);
  }
  return responses;
}

/** Reads a curl command: the address, and what follows `--data`. */
function readSample(root: Root): {url: string; body: unknown} {
  const command = root.children.find(node => node.type === 'code' && node.lang === 'bash');
  const text = command ? textOf(command) : '';
  const [url = ''] = /https:\/\/[^\s'"\\]+/.exec(text) ?? [];
  const [, data] = /--data '([\s\S]*)'\s*$/.exec(text) ?? [];
  return {url, body: data === undefined ? undefined : JSON.parse(data.replaceAll(`'\\''`, "'"))};
}

/**
 * @param markdown the article of the page
 * @throws Error for a page without a method and a path
 */
export function readOperation(markdown: string): DescribedOperation {
  const root = parseMarkdown(markdown);
  const endpoint = root.children.find(
    node => node.type === 'paragraph' && /^(?:GET|POST|PUT|PATCH|DELETE) \/v\d/.test(textOf(node)),
  );
  const [method, path] = endpoint ? textOf(endpoint).split(' ') : [];
  if (!method || !path) throw new Error('The page has no method and no path');
  const parameters = sectionOf(root, 'Parameters');
  const body = sectionOf(root, 'Request body');
  const fields = firstList(body);
  return {
    method,
    path,
    credentials: fieldsOf(firstList(sectionOf(root, 'Authentication'))),
    parameters: {
      path: fieldsOf(listBelow(parameters, 'In the path')),
      query: fieldsOf(listBelow(parameters, 'In the query')),
      headers: fieldsOf(listBelow(parameters, 'In the headers')),
    },
    ...(fields && {
      body: {
        isArray: body.some(node => node.type === 'paragraph' && textOf(node) === 'An array of'),
        fields: fieldsOf(fields),
      },
    }),
    responses: readResponses(sectionOf(root, 'Responses')),
    sample: readSample(root),
  };
}
