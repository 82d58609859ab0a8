import type {Entry, Expression} from '../code/expression.ts';
import type {Code} from '../code/readCode.ts';
import {structureOf} from '../code/structure.ts';
import {bodySchemaOf, dereferenced, type KeySchema, type Operation} from './contract.ts';
import {publishedKeys} from './publishedKeys.ts';

export interface CodeProblem {
  /** Line of the code, from 1. */
  line: number;
  message: string;
}

interface Context {
  code: Code;
  operation: Operation;
  /** Of the documentation. */
  version: string;
}

/** The forms that a value may have. */
function formsOf(schema: KeySchema): KeySchema[] {
  const {anyOf, ...own} = dereferenced(schema);
  return anyOf ? anyOf.flatMap(formsOf) : [own];
}

function publishedKeysAt(place: string, {operation, version}: Context): readonly string[] {
  return publishedKeys
    .filter(
      published =>
        published.operationId === operation.operationId &&
        published.place === place &&
        published.versions.includes(version),
    )
    .flatMap(({keys}) => keys);
}

function join(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}

function entryProblems(
  entry: Entry,
  objects: readonly KeySchema[],
  place: string,
  context: Context,
): CodeProblem[] {
  const {key, value, line} = entry;
  if (key === undefined) return [];
  const properties = objects.flatMap(({properties: own}) => own?.[key] ?? []);
  if (properties.length > 0) return valueProblems(value, properties, join(place, key), context);
  const others = objects.flatMap(({additionalProperties}) => additionalProperties ?? []);
  const schemas = others.filter(other => typeof other !== 'boolean');
  if (schemas.length > 0) return valueProblems(value, schemas, join(place, key), context);
  const published = publishedKeysAt(place, context);
  if (others.includes(true) || published.includes(key)) return [];
  const known = new Set(objects.flatMap(({properties: own}) => Object.keys(own ?? {})));
  const {method, path} = context.operation;
  const message = `the body of ${method} ${path} has no key ${join(place, key)}. It has: ${[...known, ...published].join(', ')}`;
  return [{line, message}];
}

function valueProblems(
  value: Expression,
  schemas: readonly KeySchema[],
  place: string,
  context: Context,
): CodeProblem[] {
  const structure = structureOf(value, context.code);
  const forms = schemas.flatMap(formsOf);
  if (structure?.kind === 'mapping') {
    const objects = forms.filter(
      ({properties, additionalProperties}) => properties || additionalProperties,
    );
    if (objects.length === 0) return [];
    return structure.entries.flatMap(entry => entryProblems(entry, objects, place, context));
  }
  const items = forms.flatMap(form => form.items ?? []);
  if (structure?.kind !== 'list' || items.length === 0) return [];
  return structure.items.flatMap(item => valueProblems(item, items, `${place}[]`, context));
}

/** The keys of a body that its call does not have. */
export function bodyProblems(body: Expression, context: Context): CodeProblem[] {
  const schema = bodySchemaOf(context.operation);
  return schema ? valueProblems(body, [schema], '', context) : [];
}
