import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Schema, Validator} from '@cfworker/json-schema';
import {parse} from 'yaml';

/**
 * The OpenAPI document read for tests, straight from the YAML: not through the compact form that
 * the sandbox works with, so that a mistake there shows.
 */
const file = path.resolve(import.meta.dirname, '../../../openapi/engagespot.yaml');
const source = parse(readFileSync(file, 'utf8')) as Source;

interface Source {
  paths: Record<string, Record<string, SourceOperation>>;
  components: {responses: Record<string, SourceResponse>; schemas: Record<string, Schema>};
}

interface SourceExamples {
  example?: unknown;
  examples?: Record<string, {value: unknown}>;
}

interface SourceOperation {
  operationId: string;
  requestBody?: {content: {'application/json': SourceExamples}};
  responses: Record<string, SourceResponse | {$ref: string}>;
  parameters?: unknown[];
}

interface SourceResponse {
  content: {'application/json': SourceExamples & {schema: Schema}};
}

export interface DocumentedOperation {
  id: string;
  method: string;
  path: string;
  /** Statuses as written: `200`, `5XX`. */
  statuses: string[];
  /** Bodies that the document shows, by name. */
  requestExamples: Record<string, unknown>;
  hasBody: boolean;
  /** What is wrong with an answer; empty when it is one that the document has. */
  problems(status: number, body: unknown): string[];
  /** The body that the document shows for a status. */
  example(status: string): unknown;
}

function resolve(response: SourceResponse | {$ref: string}): SourceResponse {
  if (!('$ref' in response)) return response;
  const found = source.components.responses[response.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`${response.$ref} is not there`);
  return found;
}

function examplesOf(body: SourceOperation['requestBody']): Record<string, unknown> {
  const {example, examples = {}} = body?.content['application/json'] ?? {};
  const named = Object.entries(examples).map(([name, {value}]) => [name, value]);
  return Object.fromEntries(example === undefined ? named : [...named, ['example', example]]);
}

const validators = new Map<SourceResponse, Validator>();

function validatorOf(response: SourceResponse): Validator {
  const {schema} = response.content['application/json'];
  const {schemas} = source.components;
  const validator =
    validators.get(response) ??
    new Validator({...schema, components: {schemas}} as Schema, '2020-12', false);
  validators.set(response, validator);
  return validator;
}

function toOperation(method: string, url: string, operation: SourceOperation): DocumentedOperation {
  const {responses} = operation;

  function responseFor(status: number | string): SourceResponse | undefined {
    const response = responses[status] ?? responses[`${String(status)[0]}XX`];
    return response && resolve(response);
  }

  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: url,
    statuses: Object.keys(responses),
    requestExamples: examplesOf(operation.requestBody),
    hasBody: operation.requestBody !== undefined,
    problems(status, body) {
      const response = responseFor(status);
      if (!response) return [`${operation.operationId} has no status ${status}`];
      const {errors} = validatorOf(response).validate(body);
      return errors.map(({instanceLocation, error}) => `${instanceLocation}: ${error}`);
    },
    example: status => responseFor(status)?.content['application/json'].example,
  };
}

export const documentedOperations: DocumentedOperation[] = Object.entries(source.paths).flatMap(
  ([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(method, url, operation)),
);

function fits(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
}

/** The call that a request is, if the document has it. A fixed path wins over one with variables. */
export function findOperation(method: string, pathname: string): DocumentedOperation | undefined {
  const [path] = documentedOperations
    .map(operation => operation.path)
    .filter(candidate => fits(candidate, pathname))
    .sort((a, b) => a.split('{').length - b.split('{').length);
  return documentedOperations.find(
    operation => operation.path === path && operation.method === method,
  );
}
