/**
 * A compact form of the OpenAPI document for programs: no text for people, every body schema under
 * a name. The sandbox routes and validates with it, in the browser too, so it is small.
 */
import type {OpenApiDocument, Operation, Parameter, Response, Schema} from './model.ts';

export type CompactParameter = Pick<Parameter, 'name' | 'in' | 'required' | 'schema'>;

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
  /** Without annotations; a schema inside another one that has a name is a `$ref`. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Name to the request header that carries it. */
  readonly securitySchemes: Readonly<Record<string, string>>;
}

function mapValues<Value, Result>(map: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The schema without annotations, and what `change` makes of the schemas inside. */
function withoutAnnotations(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const {title, description, examples, deprecated, ...rules} = schema;
  const {items, properties, propertyNames, additionalProperties, anyOf, oneOf, ...plain} = rules;
  return {
    ...plain,
    ...(items && {items: change(items)}),
    ...(properties && {properties: mapValues(properties, change)}),
    ...(propertyNames && {propertyNames: change(propertyNames)}),
    // `true` is allowed anyhow; validating with it would take time.
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: change(additionalProperties),
    }),
    ...(additionalProperties === false && {additionalProperties}),
    ...(anyOf && {anyOf: anyOf.map(change)}),
    ...(oneOf && {oneOf: oneOf.map(change)}),
  };
}

/** The rules of a schema, everything inside written out. */
function rulesOf(schema: Schema): Schema {
  return withoutAnnotations(schema, rulesOf);
}

/** Makes the compact form of a document. */
export function compactDocument(document: OpenApiDocument): CompactDocument {
  const {components} = document;
  const rules = mapValues(components.schemas, rulesOf);

  /** The name of a schema; none when something was added where it is referred to. */
  function nameOf(schema: Schema): string | undefined {
    const {title} = schema;
    return title !== undefined && isEqual(rules[title], rulesOf(schema)) ? title : undefined;
  }

  function compactSchema(schema: Schema): Schema {
    const name = nameOf(schema);
    if (name !== undefined) return {$ref: `#/components/schemas/${name}`};
    return withoutAnnotations(schema, compactSchema);
  }

  const schemas = mapValues(components.schemas, schema =>
    withoutAnnotations(schema, compactSchema),
  );
  const responses: Record<string, CompactResponse> = {};

  /** The name of a body's schema; a schema without one gets the name of its owner. */
  function addSchema(schema: Schema, owner: string): string {
    const name = nameOf(schema);
    if (name !== undefined) return name;
    schemas[owner] = compactSchema(schema);
    return owner;
  }

  /** The name of a response: that of an equal one in `components`, or its owner's. */
  function addResponse(response: Response, owner: string): string {
    const shared = Object.keys(components.responses).find(key =>
      isEqual(components.responses[key], response),
    );
    const name = shared ?? owner;
    const {schema, examples} = response.body;
    const [example] = examples;
    responses[name] = {
      schema: addSchema(schema, name),
      ...(example && {example: example.value}),
    };
    return name;
  }

  function compactOperation(operation: Operation): CompactOperation {
    const {id, method, path, security, parameters, body} = operation;
    return {
      operationId: id,
      method,
      path,
      security,
      parameters: parameters.map(({name, in: place, required, schema}) => ({
        name,
        in: place,
        required,
        schema: compactSchema(schema),
      })),
      ...(body && {
        body: {required: body.required, schema: addSchema(body.schema, `${id}Request`)},
      }),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          addResponse(response, `${id}${status}`),
        ]),
      ),
    };
  }

  return {
    operations: document.operations.map(compactOperation),
    responses,
    schemas,
    securitySchemes: mapValues(components.securitySchemes, scheme =>
      scheme.type === 'apiKey' ? scheme.name : 'Authorization',
    ),
  };
}
