/**
 * A compact form of the OpenAPI document for programs: references to parameters and responses
 * resolved, every body schema under a name, and no text for people. The sandbox routes and
 * validates with it, in the browser too, so it is small.
 */

/** A JSON Schema (2020-12) without annotations. References are `#/components/schemas/{name}`. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

export interface CompactParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface CompactBody {
  readonly required: boolean;
  /** Name in `schemas`. */
  readonly schema: string;
}

export interface CompactOperation<Id extends string = string> {
  readonly operationId: Id;
  /** In capitals. */
  readonly method: string;
  /** As in the document: `/v3/notifications/{id}`. */
  readonly path: string;
  /** Alternatives; each is a list of names in `securitySchemes` that are needed together. */
  readonly security: readonly (readonly string[])[];
  readonly parameters: readonly CompactParameter[];
  readonly body?: CompactBody;
  /** Status (`200`, or a class as `5XX`) to name in `responses`. */
  readonly responses: Readonly<Record<string, string>>;
}

export interface CompactResponse {
  /** Name in `schemas`. */
  readonly schema: string;
  /** A body as the document shows it. */
  readonly example?: unknown;
}

export interface CompactDocument<Id extends string = string> {
  readonly operations: readonly CompactOperation<Id>[];
  readonly responses: Readonly<Record<string, CompactResponse>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Name to the request header that carries it. */
  readonly securitySchemes: Readonly<Record<string, string>>;
}

/** What this module reads of an OpenAPI document; the linter has checked that it is one. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    securitySchemes: Record<string, {type: string; in?: string; name?: string; scheme?: string}>;
    parameters: Record<string, OpenApiParameter>;
    responses: Record<string, OpenApiResponse>;
    schemas: Record<string, Schema>;
  };
}

interface OpenApiReference {
  $ref: string;
}

interface OpenApiOperation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: (OpenApiParameter | OpenApiReference)[];
  requestBody?: {required?: boolean; content: Record<string, {schema: Schema}>};
  responses: Record<string, OpenApiResponse | OpenApiReference>;
}

interface OpenApiParameter {
  name: string;
  in: CompactParameter['in'];
  required?: boolean;
  schema: Schema;
}

interface OpenApiResponse {
  content: Record<string, {schema: Schema; example?: unknown}>;
}

const annotations = new Set(['description', 'title', 'examples', 'example', 'deprecated']);
const schemaMaps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const schemaKeywords = new Set(['items', 'additionalProperties', 'propertyNames', 'not']);
const schemaLists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

function mapValues<Value, Result>(map: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** Removes annotations from a schema, but not properties that happen to have such a name. */
function compactSchema(schema: Schema): Schema {
  const entries = Object.entries(schema).filter(
    ([keyword, value]) =>
      !annotations.has(keyword) &&
      !keyword.startsWith('x-') &&
      // What is allowed anyhow; validating with it would take time.
      !(keyword === 'additionalProperties' && value === true),
  );
  return Object.fromEntries(
    entries.map(([keyword, value]) => {
      if (schemaMaps.has(keyword)) {
        return [keyword, mapValues(value as Record<string, Schema>, compactSchema)];
      }
      if (schemaLists.has(keyword)) return [keyword, (value as Schema[]).map(compactSchema)];
      const isSchema = schemaKeywords.has(keyword) && typeof value === 'object';
      return [keyword, isSchema ? compactSchema(value as Schema) : value];
    }),
  );
}

function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** @throws Error when a body may be something else than JSON, which the compact form cannot say */
function jsonOf<Media>(content: Record<string, Media>, owner: string): Media {
  const media = content['application/json'];
  if (!media || Object.keys(content).length > 1) {
    throw new Error(`${owner}: a body must be application/json, and nothing else`);
  }
  return media;
}

/**
 * @param source a linted OpenAPI 3.1 document
 * @throws Error when it uses something that the compact form cannot say
 */
export function compactDocument(source: OpenApiDocument): CompactDocument {
  const {components} = source;
  const schemas: Record<string, Schema> = mapValues(components.schemas, compactSchema);
  const responses: Record<string, CompactResponse> = {};

  /** The name of a body's schema; a schema written in place gets the name of its owner. */
  function schemaName(schema: Schema, owner: string): string {
    if (typeof schema.$ref === 'string') return referenceName(schema.$ref);
    schemas[owner] = compactSchema(schema);
    return owner;
  }

  function addResponse(name: string, response: OpenApiResponse): string {
    const {schema, example} = jsonOf(response.content, name);
    responses[name] = {schema: schemaName(schema, name), ...(example !== undefined && {example})};
    return name;
  }

  function responseName(response: OpenApiResponse | OpenApiReference, owner: string): string {
    if (!('$ref' in response)) return addResponse(owner, response);
    const name = referenceName(response.$ref);
    const shared = components.responses[name];
    if (!shared) throw new Error(`${owner}: there is no response ${name}`);
    return addResponse(name, shared);
  }

  function compactParameter(parameter: OpenApiParameter | OpenApiReference): CompactParameter {
    const resolved =
      '$ref' in parameter ? components.parameters[referenceName(parameter.$ref)] : parameter;
    if (!resolved) throw new Error('A parameter refers to one that does not exist');
    const {name, in: place, required = false, schema} = resolved;
    return {name, in: place, required, schema: compactSchema(schema)};
  }

  function compactOperation(method: string, path: string, operation: OpenApiOperation) {
    const {operationId, security, parameters = [], requestBody} = operation;
    const body = requestBody && {
      required: requestBody.required ?? false,
      schema: schemaName(jsonOf(requestBody.content, operationId).schema, `${operationId}Request`),
    };
    const statuses = Object.entries(operation.responses).map(([status, response]) => [
      status,
      responseName(response, `${operationId}${status}`),
    ]);
    return {
      operationId,
      method: method.toUpperCase(),
      path,
      security: security.map(alternative => Object.keys(alternative)),
      parameters: parameters.map(compactParameter),
      ...(body && {body}),
      responses: Object.fromEntries(statuses) as Record<string, string>,
    };
  }

  return {
    operations: Object.entries(source.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        compactOperation(method, path, operation),
      ),
    ),
    responses,
    schemas,
    securitySchemes: mapValues(components.securitySchemes, ({name}) => name ?? 'Authorization'),
  };
}
