import {expect, test} from 'vitest';
import {compactDocument, type OpenApiDocument} from './compact.ts';

const json = (schema: object, example?: unknown) => ({
  content: {'application/json': {schema, ...(example !== undefined && {example})}},
});

const source = {
  paths: {
    '/things/{id}': {
      put: {
        operationId: 'updateThing',
        security: [{key: [], secret: []}, {token: []}],
        parameters: [{$ref: '#/components/parameters/Id'}, {name: 'dry', in: 'query', schema: {}}],
        requestBody: {required: true, ...json({type: 'array', description: 'Changes.'})},
        responses: {
          '200': json({$ref: '#/components/schemas/Thing'}, {id: 1}),
          '404': {$ref: '#/components/responses/NotFound'},
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: 'X-KEY'},
      secret: {type: 'apiKey', in: 'header', name: 'X-SECRET'},
      token: {type: 'http', scheme: 'bearer'},
    },
    parameters: {Id: {name: 'id', in: 'path', required: true, schema: {type: 'integer'}}},
    responses: {NotFound: json({$ref: '#/components/schemas/Thing'})},
    schemas: {
      Thing: {
        type: 'object',
        description: 'A thing.',
        'x-note': 'internal',
        properties: {description: {type: 'string', examples: ['a']}, 'x-size': {type: 'integer'}},
        additionalProperties: true,
      },
    },
  },
} as unknown as OpenApiDocument;

const compact = compactDocument(source);

test('an operation has its references resolved and its bodies named', () => {
  expect(compact.operations).toEqual([
    {
      operationId: 'updateThing',
      method: 'PUT',
      path: '/things/{id}',
      security: [['key', 'secret'], ['token']],
      parameters: [
        {name: 'id', in: 'path', required: true, schema: {type: 'integer'}},
        {name: 'dry', in: 'query', required: false, schema: {}},
      ],
      body: {required: true, schema: 'updateThingRequest'},
      responses: {'200': 'updateThing200', '404': 'NotFound'},
    },
  ]);
  expect(compact.responses).toEqual({
    updateThing200: {schema: 'Thing', example: {id: 1}},
    NotFound: {schema: 'Thing'},
  });
});

test('schemas lose their annotations, but not properties of such names', () => {
  expect(compact.schemas).toEqual({
    Thing: {
      type: 'object',
      properties: {description: {type: 'string'}, 'x-size': {type: 'integer'}},
    },
    updateThingRequest: {type: 'array'},
  });
});

test('credentials are named by their header', () => {
  expect(compact.securitySchemes).toEqual({
    key: 'X-KEY',
    secret: 'X-SECRET',
    token: 'Authorization',
  });
});

test('a body that may be something else than JSON is an error', () => {
  const broken = structuredClone(source);
  const [operation] = Object.values(broken.paths['/things/{id}'] ?? {});
  if (operation?.requestBody) operation.requestBody.content = {'text/plain': {schema: {}}};
  expect(() => compactDocument(broken)).toThrow('updateThing: a body must be application/json');
});
