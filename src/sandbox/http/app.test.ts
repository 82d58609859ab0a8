import {describe, expect, test} from 'vitest';
import {buildRequest, createClient, readAnswer} from '../../../tests/sandbox/support/client';
import {createApp} from './app';
import {maximumBodySize} from './body';

const json = {'Content-Type': 'application/json'};

test('every answer says that it is simulated', async () => {
  const {call} = createClient();
  for (const path of ['/v3/profile', '/v3/notifications/1', '/nothing']) {
    expect((await call('GET', path)).headers.get('X-Sandbox')).toBe('true');
  }
});

test.each(['/', '/nothing', '/v3', '/v3/notifications/', '/v3/notifications/1/2/3', '/V3/profile'])(
  '%s is no call',
  async path => {
    const {status, body} = await createClient().call('GET', path);
    expect([status, body]).toEqual([
      404,
      {status: 'error', message: `There is no call GET ${path}`},
    ]);
  },
);

test.each([
  ['PUT', '/v3/notifications', 'POST, GET'],
  ['HEAD', '/v3/profile', 'GET, PUT, PATCH'],
  ['OPTIONS', '/v4/workflows/a/cancel-run', 'PATCH'],
  ['DELETE', '/v3/notifications/markAllNotificationsAsSeen', 'POST'],
  ['GET', '/v3/notifications/90211/click', 'POST'],
  ['PUT', '/v3/translations/inapp', 'GET'],
])('%s %s is a wrong method', async (method, path, allowed) => {
  const response = await createClient().sandbox.fetch(buildRequest(method, path));
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
});

describe('bodies', () => {
  const users = (body: string, headers: Record<string, string> = json) =>
    createClient().call('POST', '/v3/users', {as: 'app', body, headers});

  test.each([
    ['cut off', '{"identifier": ', 'body must be valid JSON'],
    ['JavaScript', "{identifier: 'a'}", 'body must be valid JSON'],
    ['serialized twice', '"{\\"identifier\\":\\"a\\"}"', 'body must be an object'],
    ['empty', '', 'body is required'],
    ['null', 'null', 'body must be an object'],
    [
      'deep',
      `${'['.repeat(101)}${']'.repeat(101)}`,
      'body must not be nested deeper than 100 levels',
    ],
    [
      'very deep',
      `${'['.repeat(1e6)}${']'.repeat(1e6)}`,
      'body must not be nested deeper than 100 levels',
    ],
    ['ill-formed', '{"\\ud800": 1}', 'body must not have names with half a surrogate pair'],
  ])('that are %s', async (_, text, message) => {
    const {status, body} = await users(text);
    expect([status, body]).toEqual([400, {status: 'error', message: [message]}]);
  });

  test.each([
    'text/plain',
    'application/jsonp',
    'application/json-patch+json',
    'multipart/form-data',
  ])('of the type %s are not supported', async type => {
    const {status, body} = await users('{"identifier": "a"}', {'Content-Type': type});
    expect([status, body.message]).toEqual([415, 'Content-Type must be application/json']);
  });

  test('of the type application/json may name their characters', async () => {
    const type = 'Application/JSON; charset=utf-8';
    expect((await users('{"identifier": "a"}', {'Content-Type': type})).status).toBe(200);
  });

  test('that are too large are refused, announced or not', async () => {
    const {sandbox, call} = createClient();
    const body = `"${'a'.repeat(maximumBodySize)}"`;
    const sent = await call('POST', '/v3/users', {as: 'app', body});
    expect([sent.status, sent.body.message]).toEqual([413, 'Request body is too large']);
    const headers = {'Content-Length': String(maximumBodySize + 1)};
    const announced = buildRequest('POST', '/v3/users', {as: 'app', body: '{}', headers});
    expect((await sandbox.fetch(announced)).status).toBe(413);
  });

  test('of calls without one are left alone', async () => {
    const {status} = await createClient().call('POST', '/v3/notifications/90211/click', {
      body: '{not JSON',
      headers: {'Content-Type': 'text/plain'},
    });
    expect(status).toBe(200);
  });
});

test('a request that fails changes nothing', async () => {
  const {call, send} = createClient();
  const snapshot = async () =>
    Promise.all(
      ['/v3/notifications', '/v3/profile', '/v4/preferences', '/v3/categories'].map(
        async path => (await call('GET', path)).body,
      ),
    );
  const before = await snapshot();
  const failures = await Promise.all([
    send({sendTo: {recipients: ['user_1042', 5]}}),
    send({data: {attachments: [{}]}}),
    call('PUT', '/v3/profile', {body: {plan: 'free', identifier: 'a'}}),
    call('PATCH', '/v3/profile', {
      body: [
        {op: 'remove', path: '/plan'},
        {op: 'remove', path: '/a'},
      ],
    }),
    call('PATCH', '/v4/preferences', {body: {channels: {email: {enabled: 0}, fax: {}}}}),
    call('POST', '/v3/categories', {as: 'categories', body: {identifier: 'a'}}),
    call('DELETE', '/v3/notifications/90211', {headers: {'X-Sandbox-Simulate': '500'}}),
  ]);
  expect(failures.every(({status}) => status >= 400)).toBe(true);
  expect(await snapshot()).toEqual(before);
});

describe('simulated errors', () => {
  test.each([500, 503, 599])('%d', async status => {
    const headers = {'X-Sandbox-Simulate': String(status)};
    const answer = await createClient().call('GET', '/v3/profile', {as: 'nobody', headers});
    expect([answer.status, answer.body]).toEqual([
      status,
      {status: 'error', message: 'Internal server error'},
    ]);
  });

  test.each(['404', 'yes', '50'])('%s is none', async value => {
    const headers = {'X-Sandbox-Simulate': value};
    const {status, note} = await createClient().call('GET', '/v3/profile', {headers});
    expect([status, note]).toEqual([200, 'X-Sandbox-Simulate takes a status from 500 to 599']);
  });
});

test('defects become status 500 and are reported', {tags: '@spec:rest.statuses'}, async () => {
  const defects: unknown[] = [];
  const route = {method: 'GET', path: '/broken', operation: {} as never, handle: () => undefined};
  const app = createApp({
    documented: [{path: '/broken', byMethod: new Map([['GET', route]])}],
    departures: [],
    headers: {},
    perform: () => Promise.reject(new Error('defect')),
    onError: error => defects.push(error),
  });
  const answer = await readAnswer(await app.fetch(new Request('https://example.org/broken')));
  expect([answer.status, answer.body]).toEqual([
    500,
    {status: 'error', message: 'Internal server error'},
  ]);
  expect(defects).toEqual([new Error('defect')]);
});
