import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {thingsDocument} from '../../tests/support/thingsDocument.ts';
import {compactDocument} from './compact.ts';
import {readDocument} from './document.ts';

async function compactThings() {
  const folder = await temporaryFolder({'things.yaml': thingsDocument});
  return compactDocument(await readDocument(path.join(folder, 'things.yaml')));
}

test('an operation has its references resolved and its bodies named', async () => {
  const compact = await compactThings();
  expect(compact.operations).toEqual([
    {
      operationId: 'updateThing',
      method: 'PUT',
      path: '/things/{id}',
      security: [['apiKey', 'apiSecret'], ['userToken']],
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
    NotFound: {schema: 'NotFound'},
  });
});

test('schemas lose their annotations, but not properties of such names', async () => {
  const compact = await compactThings();
  expect(compact.schemas).toMatchObject({
    Thing: {
      type: 'object',
      properties: {description: {type: 'string'}, size: {$ref: '#/components/schemas/Size'}},
    },
    Size: {type: 'integer', minimum: 1},
    updateThingRequest: {type: 'array', items: {$ref: '#/components/schemas/Thing'}},
  });
  expect(compact.schemas.Thing).not.toHaveProperty('description');
  expect(compact.schemas.Thing).not.toHaveProperty('additionalProperties');
});

test('a rule beside a reference is kept: the schema is written out', async () => {
  const compact = await compactThings();
  expect(compact.schemas.NotFound).toMatchObject({type: 'object', maxItems: 3});
});

test('credentials are named by their header', async () => {
  const compact = await compactThings();
  expect(compact.securitySchemes).toEqual({
    apiKey: 'X-KEY',
    apiSecret: 'X-SECRET',
    userToken: 'Authorization',
  });
});
