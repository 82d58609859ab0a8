import {expect, test} from 'vitest';
import type {Operation} from './model.ts';
import {operationPage} from './operationPage.ts';
import type {OperationView} from './view.ts';

const view: OperationView = {
  id: 'getThing',
  method: 'GET',
  path: '/v3/things/{id}',
  title: 'Get a thing',
  href: '/api/things/get-thing',
  servers: [],
  authentication: [],
  parameters: [],
  samples: [],
  responses: [],
  related: [],
};

/** The page of an operation with this description. */
function pageOf(description: string): string {
  const operation: Operation = {
    id: 'getThing',
    method: 'GET',
    path: '/v3/things/{id}',
    tag: 'things',
    summary: 'Get a thing',
    description,
    deprecated: false,
    security: [],
    parameters: [],
    body: undefined,
    responses: {},
    slug: undefined,
    related: [],
    replacement: undefined,
  };
  return operationPage(operation, view, {dataFile: 'get-thing.operation.json', position: 1});
}

test('braces and angle brackets of a description are text, not code of the page', () => {
  const page = pageOf('Gets a thing. Put {id} in <path>, as in `/things/{id}` or `<id>`.');
  expect(page).toContain('Put \\{id\\} in \\<path>, as in `/things/{id}` or `<id>`.');
});

test('the description in the front matter names the call, unless that makes it too long', () => {
  expect(pageOf('Gets a thing.')).toContain(
    'description: Gets a thing. Reference for GET /v3/things/{id} in the Engagespot REST API.\n',
  );
  const long = `Gets a thing ${'with all that it has '.repeat(5)}at once.`;
  expect(pageOf(long)).toContain(`description: ${long}\n`);
});
