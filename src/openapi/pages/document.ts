/** Reads the OpenAPI document and gives its operations typed names; everything else imports it from here. */
import {readFileSync} from 'node:fs';
import type {OpenAPIV3_1 as OpenApi} from 'openapi-types';
import {parse} from 'yaml';
import type {HttpMethod, OperationGroup, OperationLink} from '../view.ts';

/** An operation with the extensions that our document uses. */
export type Operation = OpenApi.OperationObject & {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** Page name where the kebab-cased operationId would read badly. */
  'x-docs-slug'?: string;
  /** operationIds of calls that readers of this page want next. */
  'x-related'?: string[];
  /** operationId of the call to use instead of a deprecated one. */
  'x-replacement'?: string;
};

export interface LocatedOperation {
  method: HttpMethod;
  path: string;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];
const isMethod = (key: string): key is Method => (methods as readonly string[]).includes(key);

export const documentPath = 'openapi/engagespot.yaml';

/** Parses the document; the lint of `npm run check` proves its form. */
export function readDocument(path = documentPath): OpenApi.Document {
  return parse(readFileSync(path, 'utf8')) as OpenApi.Document;
}

/** All operations of a document, in its order. */
export function operationsOf(document: OpenApi.Document): LocatedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item ?? {}).flatMap(method => {
      const operation = isMethod(method) && item?.[method];
      if (!operation) return [];
      return [
        {method: method.toUpperCase() as HttpMethod, path, operation: operation as Operation},
      ];
    }),
  );
}

/** `createOrUpdateUser` → `create-or-update-user`. */
function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The page name of an operation: its own, or made from its operationId. */
export function slugOf(operation: Operation): string {
  return operation['x-docs-slug'] ?? kebabCase(operation.operationId);
}

/** How pages refer to an operation. */
export function linkOf({method, path, operation}: LocatedOperation): OperationLink {
  return {
    id: operation.operationId,
    method,
    path,
    title: operation.summary,
    href: `/api/${operation.tags[0]}/${slugOf(operation)}`,
    ...(operation.deprecated && {deprecated: true}),
  };
}

/** The first sentence of an operation's description, and what follows it. */
export function splitFirstSentence(description: string): {first: string; rest: string} {
  const text = description.trim();
  const first = /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return {first, rest: text.slice(first.length).trim()};
}

/** Operations by tag, tags in the order of the document. */
export function groupsOf(document: OpenApi.Document): OperationGroup[] {
  const operations = operationsOf(document);
  return (document.tags ?? []).map(tag => ({
    tag: tag.name,
    title: String((tag as {'x-displayName'?: string})['x-displayName'] ?? tag.name),
    description: tag.description ?? '',
    operations: operations
      .filter(({operation}) => operation.tags[0] === tag.name)
      .map(located => ({
        ...linkOf(located),
        docId: `operations/${slugOf(located.operation)}`,
        summary: splitFirstSentence(located.operation.description).first,
        statuses: Object.keys(located.operation.responses ?? {}),
      })),
  }));
}
