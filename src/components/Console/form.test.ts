import {describe, expect, test} from 'vitest';
import {readDocument} from '../../openapi/document';
import type {OperationView} from '../../openapi/view';
import {toCurl} from './curl';
import {buildRequest, type FormValues, initialValues, problemsOf} from './form';
import {type Target, targetsOf} from './targets';

const view: OperationView = {
  id: 'deleteUser',
  method: 'PUT',
  path: '/v3/users/{identifier}',
  title: 'Create or update a user',
  href: '/api/users/create-or-update-user',
  servers: [
    {label: 'US', url: 'https://api.engagespot.co'},
    {label: 'EU', url: 'https://api-eu.engagespot.co'},
  ],
  authentication: [
    {
      title: 'App-level',
      anchor: 'app-level',
      credentials: [{scheme: 'apiKey', header: 'X-ENGAGESPOT-API-KEY', description: ''}],
    },
  ],
  parameters: [
    {name: 'identifier', in: 'path', type: 'string', required: true, example: 'user_1042'},
    {name: 'limit', in: 'query', type: 'integer', example: '15'},
  ],
  body: {
    schema: {type: 'object'},
    examples: [{title: 'Example', html: '', json: '{"email":"priya@example.com"}'}],
  },
  samples: [],
  responses: [],
  related: [],
};

function target(id: Target['id']): Target {
  const found = targetsOf(view).find(candidate => candidate.id === id);
  if (!found) throw new Error(`No target ${id}`);
  return found;
}

function values(changes: Partial<FormValues> = {}): FormValues {
  return {...initialValues(view, target('sandbox')), ...changes};
}

describe('the request of an untouched form', () => {
  test('goes to the sandbox with the demonstration key and the first example', () => {
    expect(buildRequest(view, values())).toEqual({
      method: 'PUT',
      url: 'https://api.engagespot.co/v3/users/user_1042',
      headers: [
        ['X-ENGAGESPOT-API-KEY', 'demo_api_key'],
        ['Content-Type', 'application/json'],
      ],
      body: '{\n  "email": "priya@example.com"\n}',
    });
  });
});

describe('what a reader types', () => {
  test('is encoded in the path and the query', () => {
    const {url} = buildRequest(
      view,
      values({target: target('eu'), parameters: {identifier: 'a/b c', limit: '20'}}),
    );
    expect(url).toBe('https://api-eu.engagespot.co/v3/users/a%2Fb%20c?limit=20');
  });

  test('a real host starts without credentials, and sends none that is empty', () => {
    const {headers} = buildRequest(view, values({target: target('us')}));
    expect(headers).toEqual([['Content-Type', 'application/json']]);
  });
});

describe('what cannot be sent is named with its field', () => {
  test.each([
    [
      {credentials: {apiKey: '“key”'}},
      'X-ENGAGESPOT-API-KEY contains "“", which no header can contain.',
    ],
    [
      {credentials: {apiKey: 'キー'}},
      'X-ENGAGESPOT-API-KEY contains "キ", which no header can contain.',
    ],
    [
      {credentials: {apiKey: 'a\nb'}},
      'X-ENGAGESPOT-API-KEY contains "\\n", which no header can contain.',
    ],
    [{parameters: {identifier: '..'}}, 'identifier is "..", which would lead to another address.'],
    [{parameters: {identifier: '.'}}, 'identifier is ".", which would lead to another address.'],
    [{parameters: {identifier: '\ud83d'}}, 'identifier contains half a character.'],
  ])('%o', (changes, problem) => {
    expect(problemsOf(view, values(changes))).toEqual([problem]);
  });

  test.each<Partial<FormValues>>([
    {credentials: {apiKey: 'é~ key'}},
    {parameters: {identifier: '..a'}},
    {parameters: {identifier: 'Müller/…/キー', limit: '..'}},
  ])('%o can be sent', changes => {
    expect(problemsOf(view, values(changes))).toEqual([]);
    expect(() => buildRequest(view, values(changes))).not.toThrow();
  });
});

describe('the curl command', () => {
  test('survives quotes in the body', () => {
    const command = toCurl(buildRequest(view, values({body: `{"name":"O'Neil"}`})));
    expect(command).toContain(`--data-raw '{"name":"O'\\''Neil"}'`);
  });

  test('a GET names no method', () => {
    expect(toCurl({method: 'GET', url: 'https://api.engagespot.co/v3/profile', headers: []})).toBe(
      "curl 'https://api.engagespot.co/v3/profile'",
    );
  });
});

test('every security scheme of the document has a value in the sandbox, but for the token', async () => {
  const {operations} = await readDocument();
  const schemes = operations.flatMap(({security}) => security.flat());
  for (const scheme of new Set(schemes)) {
    const credential = {scheme, header: scheme, description: ''};
    const mode = {title: '', anchor: '', credentials: [credential]};
    const {headers} = buildRequest(view, values({mode}));
    expect({scheme, sent: headers.some(([name]) => name === scheme)}).toEqual({
      scheme,
      sent: scheme !== 'userToken',
    });
  }
});
