import {describe, expect, it} from 'vitest';
import {indexedPage} from '../../../tests/support/indexedPage';
import {pageRecords} from '../records/record';
import {createEndpointMatch, endpointFit, readEndpoint} from './endpoints';

describe('readEndpoint', () => {
  it.each([
    ['POST /v3/users', {method: 'POST', segments: ['v3', 'users']}],
    [
      "axios.post('https://api.engagespot.co/v3/users', user)",
      {method: 'POST', segments: ['v3', 'users']},
    ],
    [
      'fetch("https://api.engagespot.co/v3/users", {method: "POST"})',
      {method: 'POST', segments: ['v3', 'users']},
    ],
    ['users/delete', {segments: ['users', 'delete']}],
    ['delete v3/users/user_1042', {method: 'DELETE', segments: ['v3', 'users', 'user_1042']}],
    ['/v3/users/{identifier}', {segments: ['v3', 'users', '']}],
    ['/v3/users/:identifier', {segments: ['v3', 'users', '']}],
    ['https://api.engagespot.co/v3/users?limit=20#a', {segments: ['v3', 'users']}],
    ['api.engagespot.co/v3/users', {segments: ['v3', 'users']}],
    [
      'curl -X PUT "https://api.engagespot.co/v3/profile"',
      {method: 'PUT', segments: ['v3', 'profile']},
    ],
    [`\${BASE_URL}/v3/users/{{id}}`, {segments: ['v3', 'users', '']}],
    ['`/v3/notifications/$id/click`', {segments: ['v3', 'notifications', '', 'click']}],
  ])('%s', (text, endpoint) => {
    expect(readEndpoint(text)).toEqual(endpoint);
  });

  const url = 'https://api.engagespot.co/v3/users';
  it.each([
    [`curl -H 'Content-Type: application/json' -X DELETE ${url}`, 'DELETE'],
    [`curl ${url} -H 'accept: application/json' -d '{"url": "https://acme.example/a/b"}'`, 'POST'],
    [`curl -d '{"url": "https://acme.example/a/b", "text": "DELETE it"}' "${url}"`, 'POST'],
    [`curl --json @user.json --url=${url}`, 'POST'],
    [String.raw`curl --request PUT \--url ${url} \  --data '{"name": "Post"}'`, 'PUT'],
    [`curl -sSXPATCH ${url}`, 'PATCH'],
    [`curl -X "delete" ${url}`, 'DELETE'],
    [`curl -G -d limit=20 ${url}`, 'GET'],
    [`curl ${url} -H 'X-NOTE: post'`, 'GET'],
    [`wget --method=PUT ${url}`, 'PUT'],
    [`http DELETE ${url} X-KEY:k`, 'DELETE'],
    [`axios.put('${url}', {text: 'GET it'})`, 'PUT'],
    [`fetch('${url}', {body: 'GET it', method: 'POST'})`, 'POST'],
    [`requests.post("${url}", json={"event": "DELETE"})`, 'POST'],
  ])('reads the call in %s', (text, method) => {
    expect(readEndpoint(text)).toEqual({method, segments: ['v3', 'users']});
  });

  it.each(['delete a user', 'quick start', '', '/'])('finds none in "%s"', text => {
    expect(readEndpoint(text)).toBeUndefined();
  });
});

describe('endpointFit', () => {
  const fitOf = (typed: string, own: string) =>
    endpointFit(readEndpoint(typed) ?? {segments: []}, readEndpoint(own) ?? {segments: []});

  it.each([
    ['another method', 'POST /v3/users', 'POST /v3/users', 'GET /v3/users'],
    ['a longer path', '/v3/users', 'POST /v3/users', 'DELETE /v3/users/{identifier}'],
    [
      'a parameter',
      '/v3/notifications/markAll',
      'POST /v3/notifications/markAll',
      'GET /v3/notifications/{id}',
    ],
    [
      'a value of a parameter that was left out',
      '/v3/notifications/click',
      'POST /v3/notifications/{id}/click',
      'GET /v3/notifications/{id}',
    ],
    ['another version', '/v3/preferences', 'GET /v3/preferences', 'GET /v4/preferences'],
  ])('prefers what was typed to %s', (_, typed, right, other) => {
    expect(fitOf(typed, right)).toBeGreaterThan(fitOf(typed, other));
  });

  it('fits a value to a parameter, and a path without its version', () => {
    expect(fitOf('/v3/users/user_1042', 'DELETE /v3/users/{identifier}')).toBeGreaterThan(0.8);
    expect(fitOf('PUT /profile', 'PUT /v3/profile')).toBeGreaterThan(0.8);
  });

  it('does not fit another resource', () => {
    expect(fitOf('/v3/users', 'GET /v3/categories')).toBe(0);
    expect(fitOf('@engagespot/node', 'GET /v3/categories')).toBe(0);
  });
});

describe('calls in words', () => {
  const calls = ['GET /v3/preferences', 'PATCH /v3/preferences', 'DELETE /v3/notifications/{id}'];
  const records = calls.flatMap((operation, at) =>
    pageRecords(indexedPage(`/api/${at}`, [['Call', '']], {category: 'API', operation}), {
      language: 'en',
      tag: 'docs-api-current',
    }),
  );
  const found = (query: string) =>
    [...createEndpointMatch(records)(query).keys()].map(position => records[position]?.operation);

  it.each([
    ['PATCH preferences', 'PATCH /v3/preferences'],
    ['delete notification endpoint', 'DELETE /v3/notifications/{id}'],
  ])('%s', (query, operation) => {
    expect(found(query)).toEqual([operation]);
  });

  it.each(['get preferences', 'PATCH preferences of users', 'preferences endpoint'])(
    'finds none in "%s"',
    query => {
      expect(found(query)).toEqual([]);
    },
  );
});
