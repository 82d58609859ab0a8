/** What the checks of samples ask the OpenAPI document. */
import type {CompactOperation} from '../../openapi/compact.ts';
import {readDocument} from '../../openapi/document.ts';
import {document} from '../../openapi/generated/document.ts';
import {unknown} from '../code/readCode.ts';

export type Operation = CompactOperation;

const operations: readonly Operation[] = document.operations;

/** A schema as far as keys are concerned. */
export interface KeySchema {
  $ref?: string;
  properties?: Readonly<Record<string, KeySchema>>;
  additionalProperties?: boolean | KeySchema;
  items?: KeySchema;
  anyOf?: readonly KeySchema[];
}

/** The compact form does not say which objects allow any keys, so this reads the whole document. */
const {schemas}: {schemas: Readonly<Record<string, KeySchema>>} = (await readDocument()).components;

/** The names of all request headers of the document. */
export const headerNames: readonly string[] = [
  ...new Set([
    ...Object.values(document.securitySchemes),
    ...operations.flatMap(({parameters}) =>
      parameters.filter(({in: place}) => place === 'header').map(({name}) => name),
    ),
  ]),
].toSorted();

/** @throws Error for a call that the document does not have */
export function operationNamed(id: string): Operation {
  const found = operations.find(({operationId}) => operationId === id);
  if (!found) throw new Error(`The OpenAPI document has no operation ${id}`);
  return found;
}

/** The schema of a call's body; undefined when it has none. */
export function bodySchemaOf({body, operationId}: Operation): KeySchema | undefined {
  if (!body) return undefined;
  // The body of one call is a list that has no name in the document.
  return schemas[body.schema] ?? inlineBodies[operationId];
}

const inlineBodies: Readonly<Record<string, KeySchema>> = {
  patchProfile: {items: {$ref: '#/components/schemas/JsonPatchOperation'}},
};

/** The schema that a reference leads to. */
export function dereferenced(schema: KeySchema): KeySchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** How well a segment of a path fits one of the document: 0 for not at all. */
function fitOfSegment(segment: string, documented: string, {parameters}: Operation): number {
  if (segment === documented) return 3;
  if (segment === unknown) return 1;
  const name = /^\{(\w+)\}$/.exec(documented)?.[1];
  if (name === undefined || segment === '') return 0;
  const {schema} = parameters.find(parameter => parameter.name === name) ?? {};
  const isNumber = schema?.type === 'integer';
  return !isNumber || /^(?:[\d\uFFFC]+|YOUR_[A-Z_]+|\{\w+\})$/.test(segment) ? 2 : 0;
}

function fitOfPath(path: string, operation: Operation): number {
  const own = path.split('/');
  const documented = operation.path.split('/');
  if (own.length !== documented.length) return 0;
  const fits = own.map((segment, index) =>
    fitOfSegment(segment, documented[index] ?? '', operation),
  );
  return fits.includes(0) ? 0 : fits.reduce((sum, each) => sum + each, 0);
}

/** The calls of a path with `unknown` instead of what code computes, those that fit best. */
export function operationsAt(path: string): Operation[] {
  const fits = operations.map(operation => fitOfPath(path, operation));
  const best = Math.max(...fits);
  return best === 0 ? [] : operations.filter((_, index) => fits[index] === best);
}

/** The path of the document that has the most in common with one that it does not have. */
export function nearestPath(path: string): string {
  const own = path.split('/').filter(Boolean);
  const shared = ({path: documented}: Operation) => {
    const segments = documented.split('/').filter(Boolean);
    const same = segments.filter((segment, index) => fitsAlone(own[index] ?? '', segment)).length;
    return same - Math.abs(segments.length - own.length) + commonStart(path, documented) / 100;
  };
  const [nearest] = operations.toSorted((a, b) => shared(b) - shared(a));
  return nearest?.path ?? '';
}

function fitsAlone(segment: string, documented: string): boolean {
  return segment === documented || documented.startsWith('{');
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
