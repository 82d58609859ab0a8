import {describe, expect, test, vi} from 'vitest';
import {openPublishedSite} from '../../../tests/support/publishedSite';
import type {TriedRequest} from './triedRequest';
import {tryRequests} from './tryRequests';

const site = await openPublishedSite();

const send: TriedRequest = {
  method: 'POST',
  path: '/v3/notifications',
  body: {
    notification: {workflow: {identifier: 'order_shipped'}},
    sendTo: {recipients: ['user_1042']},
    data: {orderNumber: 'A7'},
  },
};
const inbox: TriedRequest = {method: 'GET', path: '/v3/notifications?limit=2', as: 'user'};

describe('the sandbox of a call', () => {
  test('performs requests in their order, and tells what became of sends', async () => {
    const text = await tryRequests(site, [send, inbox]);
    expect(text).toContain('1. POST /v3/notifications → 202');
    expect(text).toContain('2. GET /v3/notifications?limit=2 → 200');
    expect(text).toContain('https://docs.example.com/api#try-it-without-an-account');
    expect(text).toContain('Order A7 is on its way');
    expect(text).toContain('order_shipped for user_1042: inApp sent, email sent');
  });

  test('knows nothing of the call before', async () => {
    await tryRequests(site, [send]);
    expect(await tryRequests(site, [inbox])).not.toContain('A7');
  });

  test('sends nothing over the network', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await tryRequests(site, [{...send, path: 'https://api.engagespot.co/v3/notifications'}, inbox]);
    expect(fetching).not.toHaveBeenCalled();
  });
});

test.each([
  'https://api.engagespot.co/v3/profile',
  'https://api-eu.engagespot.co/v3/profile',
  'HTTPS://API.engagespot.co/v3/profile?x=1',
])('takes the path of %s', async path => {
  expect(await tryRequests(site, [{method: 'GET', path, as: 'user'}])).toContain(
    'priya@example.com',
  );
});

test('takes a body that is a text of JSON', async () => {
  expect(await tryRequests(site, [{...send, body: JSON.stringify(send.body)}])).toContain('→ 202');
});

describe('credentials', () => {
  test('are those of a backend, a user or nobody', async () => {
    const profile: TriedRequest = {method: 'GET', path: '/v3/profile'};
    expect(await tryRequests(site, [{...profile, as: 'user'}])).toContain('priya@example.com');
    expect(await tryRequests(site, [{...profile, as: 'none'}])).toContain('→ 401');
    const users: TriedRequest = {method: 'DELETE', path: '/v3/users/user_2077'};
    expect(await tryRequests(site, [users, {...users, as: 'user'}])).toMatch(/→ 20\d[\s\S]*→ 401/);
  });

  test('of a sample are filled in; others count as they are', async () => {
    const headers = {'X-ENGAGESPOT-API-KEY': 'YOUR_API_KEY'};
    expect(await tryRequests(site, [{...send, headers}])).toContain('→ 202');
    const wrong = {'X-ENGAGESPOT-API-KEY': 'wrong'};
    expect(await tryRequests(site, [{...send, headers: wrong}])).toContain('→ 401');
  });
});

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('what cannot be sent', () => {
  test.each<[string, TriedRequest]>([
    ['has to begin with "/"', {method: 'GET', path: 'v3/profile'}],
    [
      '"https://evil.com/v3/profile" has another host. Name a path, or one of https://api.engagespot.co, https://api-eu.engagespot.co.',
      {method: 'GET', path: 'https://evil.com/v3/profile'},
    ],
    ['has another host', {method: 'GET', path: 'https://api.engagespot.co.evil.com/v3/profile'}],
    ['has another host', {method: 'GET', path: 'https://api.engagespot.co@evil.com/v3/profile'}],
    ['has another host', {method: 'GET', path: '//evil.com/v3/profile'}],
    ['the body is a text that is not JSON', {...send, body: '{"a": '}],
    ['nested deeper than 100 levels', {...send, body: nested(5_000)}],
    ['nested deeper than 100 levels', {...send, body: '['.repeat(200) + ']'.repeat(200)}],
    ['longer than 2000 characters', {method: 'GET', path: `/${'a'.repeat(2_000)}`}],
    ['the body is longer than 20000', {...send, body: {text: 'a'.repeat(20_000)}}],
    ['GET has no body', {...inbox, body: {}}],
    ['that HTTP does not allow', {...send, headers: {'a b': 'c'}}],
    ['that HTTP does not allow', {...send, headers: {a: 'b\r\nc: d'}}],
  ])('%s', async (message, request) => {
    await expect(tryRequests(site, [inbox, request])).rejects.toThrow(message);
    await expect(tryRequests(site, [inbox, request])).rejects.toThrow(
      /^Request 2: .* described at https:\/\/docs\.example\.com\/api#/,
    );
  });

  test('no request, and more than ten', async () => {
    await expect(tryRequests(site, [])).rejects.toThrow('Name 1 to 10 requests; these are 0.');
    await expect(tryRequests(site, Array(11).fill(inbox))).rejects.toThrow('these are 11');
  });
});

test.each([1_500, 8_000])(
  'an answer has at most %i characters, with every request',
  async limit => {
    const long = {...send, body: {...(send.body as object), data: {text: 'b'.repeat(9_000)}}};
    const text = await tryRequests(site, [...Array(5).fill(long), ...Array(5).fill(inbox)], limit);
    expect(text.length).toBeLessThanOrEqual(limit);
    for (let place = 1; place <= 10; place++)
      expect(text).toMatch(new RegExp(`^${place}\\. `, 'm'));
  },
);

test('a long response gets the room that short ones leave', async () => {
  const body = {name: 'b'.repeat(5_000)};
  const change: TriedRequest = {method: 'PUT', path: '/v3/users/user_1042', body};
  const profile: TriedRequest = {method: 'GET', path: '/v3/profile', as: 'user'};
  const refused: TriedRequest = {...profile, as: 'none'};
  const text = await tryRequests(site, [change, profile, ...Array(6).fill(refused)]);
  expect(text).toContain('b'.repeat(5_000));
});
