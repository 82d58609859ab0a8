/**
 * The model of the OpenAPI document, with references resolved. Pages, the compact form and the
 * sandbox share its types. A keyword that is not listed here is an error: the pages would not
 * show it.
 */
import * as z from 'zod';

const schemaType = z.enum(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/** A JSON Schema (2020-12), with the keywords that the document uses. */
export type Schema = {
  /** In the compact form only: `#/components/schemas/{name}`. */
  $ref?: string;
  /** The name of a schema in `components.schemas`; other schemas have none. */
  title?: string;
  type?: z.infer<typeof schemaType> | z.infer<typeof schemaType>[];
  description?: string;
  deprecated?: boolean;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const text = z.string().trim().min(1);
const count = z.int().nonnegative();

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.strictObject({
    title: text.optional(),
    type: z.union([schemaType, z.array(schemaType)]).optional(),
    description: text.optional(),
    deprecated: z.boolean().optional(),
    examples: z.array(z.unknown()).optional(),
    enum: z.array(z.unknown()).min(1).optional(),
    const: z.unknown().optional(),
    format: text.optional(),
    contentEncoding: text.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: count.optional(),
    maxLength: count.optional(),
    minItems: count.optional(),
    maxItems: count.optional(),
    default: z.unknown().optional(),
    items: schema.optional(),
    required: z.array(text).optional(),
    properties: z.record(text, schema).optional(),
    propertyNames: schema.optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    anyOf: z.array(schema).min(1).optional(),
    oneOf: z.array(schema).min(1).optional(),
  }),
);

const media = z
  .strictObject({
    schema,
    example: z.unknown().optional(),
    examples: z.record(text, z.strictObject({summary: text, value: z.unknown()})).optional(),
  })
  .transform(({schema: body, example, examples = {}}) => ({
    schema: body,
    /** Bodies that the document shows; samples send the first. */
    examples: [
      ...Object.values(examples).map(({summary, value}) => ({title: summary, value})),
      ...(example === undefined ? [] : [{title: 'Example', value: example}]),
    ],
  }));

/** Bodies are JSON, and nothing else. */
const content = z
  .strictObject({'application/json': media})
  .transform(({'application/json': json}) => json);

const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  description: text.optional(),
  required: z.boolean().default(false),
  deprecated: z.boolean().default(false),
  schema,
  example: z.unknown().optional(),
});

const response = z
  .strictObject({
    description: text,
    /** The body exists but is not part of the documented interface. */
    'x-undocumented-body': z.boolean().default(false),
    content,
  })
  .transform(({'x-undocumented-body': hasUndocumentedBody, content: body, ...rest}) => ({
    ...rest,
    hasUndocumentedBody,
    body,
  }));

const operation = z
  .strictObject({
    operationId: text,
    /** One tag, which is also the folder of the page. */
    tags: z.tuple([text]),
    summary: text,
    description: text,
    deprecated: z.boolean().default(false),
    security: z.array(z.record(text, z.array(z.string()))),
    parameters: z.array(parameter).default([]),
    requestBody: z.strictObject({required: z.boolean().default(false), content}).optional(),
    responses: z.record(text, response),
    'x-docs-slug': text.optional(),
    'x-related': z.array(text).default([]),
    'x-replacement': text.optional(),
  })
  .transform(({tags, requestBody, security, ...rest}) => ({
    id: rest.operationId,
    tag: tags[0],
    summary: rest.summary,
    description: rest.description,
    deprecated: rest.deprecated,
    /** Alternatives; each is a list of security schemes that are needed together. */
    security: security.map(alternative => Object.keys(alternative)),
    parameters: rest.parameters,
    body: requestBody && {required: requestBody.required, ...requestBody.content},
    /** By status: `200`, or a class as `5XX`. */
    responses: rest.responses,
    /** Page name where the kebab-cased operationId would read badly. */
    slug: rest['x-docs-slug'],
    /** operationIds of calls that readers of this page want next. */
    related: rest['x-related'],
    /** operationId of the call to use instead of a deprecated one. */
    replacement: rest['x-replacement'],
  }));

const securityScheme = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('apiKey'),
    in: z.literal('header'),
    name: text,
    description: text,
  }),
  z.strictObject({
    type: z.literal('http'),
    scheme: z.literal('bearer'),
    bearerFormat: text.optional(),
    description: text,
  }),
]);

const tag = z.strictObject({
  name: text,
  'x-displayName': text,
  description: text,
  externalDocs: z.strictObject({description: text, url: z.url()}).optional(),
});

const method = z.enum(['get', 'post', 'put', 'patch', 'delete']);

const httpMethods = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
} as const;

const resolved = z.object({
  servers: z.array(z.strictObject({url: z.url(), description: text})).min(1),
  tags: z.array(tag),
  paths: z.record(text, z.partialRecord(method, operation)),
  components: z.object({
    securitySchemes: z.record(text, securityScheme),
    responses: z.record(text, response).default({}),
    schemas: z.record(text, schema).default({}),
  }),
});

/** Every operation needs a group in the sidebar. */
function checkTags({value, issues}: z.core.ParsePayload<z.infer<typeof resolved>>): void {
  const known = value.tags.map(({name}) => name);
  for (const [path, methods] of Object.entries(value.paths)) {
    for (const [name, each] of Object.entries(methods)) {
      if (known.includes(each.tag)) continue;
      issues.push({
        code: 'custom',
        input: each.tag,
        path: ['paths', path, name, 'tags'],
        message: `there is no tag "${each.tag}"; add it to the list of tags, or use one of ${known.join(', ')}`,
      });
    }
  }
}

/** Reading a document writes the name of a schema into its title. */
function checkTitles({value, issues}: z.core.ParsePayload<z.infer<typeof resolved>>): void {
  for (const [name, {title}] of Object.entries(value.components.schemas)) {
    if (title === name) continue;
    issues.push({
      code: 'custom',
      input: title,
      path: ['components', 'schemas', name, 'title'],
      message: `remove it: the title of a schema is its name, "${name}"`,
    });
  }
}

/** What the resolved document has to be; the output is the model. */
export const documentSchema = resolved
  .check(checkTags, checkTitles)
  .transform(({servers, tags, paths, components}) => ({
    servers,
    /** In the order of the sidebar. */
    tags: tags.map(({'x-displayName': title, ...rest}) => ({...rest, title})),
    /** In the order of the document. */
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([name, each]) => ({
        ...each,
        method: httpMethods[method.parse(name)],
        path,
      })),
    ),
    components,
  }));

export type OpenApiDocument = z.infer<typeof documentSchema>;
export type Operation = OpenApiDocument['operations'][number];
export type Parameter = Operation['parameters'][number];
export type Response = Operation['responses'][string];
export type Body = Response['body'];
export type HttpMethod = Operation['method'];
