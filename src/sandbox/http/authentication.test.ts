import {generateKeyPair, SignJWT} from 'jose';
import {describe, expect, test} from 'vitest';
import {createClient, credentialHeaders} from '../../../tests/sandbox/support/client';
import {demoCredentials} from '../demo';
import {createSigningKeys} from './signingKeys';
import {userSignature} from './userSignature';

const missing = 'No auth params (or combination of params) were found in the request';
const {apiKey, apiSecret} = demoCredentials;
const bearer = (token: string) =>
  ({as: 'nobody', headers: {Authorization: `Bearer ${token}`}}) as const;

/** The message of a refusal; empty when the profile is answered. */
async function refusal(client: ReturnType<typeof createClient>, headers: Record<string, string>) {
  const {status, body} = await client.call('GET', '/v3/profile', {as: 'nobody', headers});
  return status === 200 ? '' : `${status} ${body.message}`;
}

describe('combinations', () => {
  test.each<[string, string, string, Record<string, string>]>([
    ['nothing', 'GET', '/v3/profile', {}],
    ['the key alone', 'GET', '/v3/profile', {'X-ENGAGESPOT-API-KEY': apiKey}],
    ['an empty user', 'GET', '/v3/profile', {...credentialHeaders('user', ''), 'X-Other': '1'}],
    ['the app for a user', 'GET', '/v3/profile', credentialHeaders('app')],
    ['no token', 'GET', '/v3/profile', {Authorization: 'Bearer'}],
    ['another scheme', 'GET', '/v3/profile', {Authorization: 'Basic abc'}],
    ['a user for the app', 'POST', '/v3/notifications', credentialHeaders('user')],
    ['the wrong secret header', 'POST', '/v3/categories', credentialHeaders('app')],
    ['the wrong secret header', 'POST', '/v3/users', credentialHeaders('categories')],
  ])('%s: %s %s', {tags: '@spec:rest.401'}, async (_, method, path, headers) => {
    const {status, body} = await createClient().call(method, path, {as: 'nobody', headers});
    expect([status, body]).toEqual([401, {status: 'error', message: missing}]);
  });

  test.each<[string, Record<string, string>, string]>([
    [
      '/v3/users',
      {...credentialHeaders('app'), 'X-ENGAGESPOT-API-KEY': 'a'},
      'The API key is not known',
    ],
    [
      '/v3/users',
      {...credentialHeaders('app'), 'X-ENGAGESPOT-API-SECRET': 'a'},
      'The API secret is wrong',
    ],
    [
      '/v3/categories',
      {...credentialHeaders('categories'), 'X-ENGAGESPOT-SECRET-KEY': 'a'},
      'The API secret is wrong',
    ],
  ])('wrong values for %s: %j', {tags: '@spec:rest.401'}, async (path, headers, message) => {
    const {status, body} = await createClient().call('POST', path, {as: 'nobody', headers});
    expect([status, body.message]).toEqual([401, message]);
  });
});

describe('user tokens', () => {
  test('stand for their user', async () => {
    const {sandbox, call} = createClient();
    const {body} = await call(
      'GET',
      '/v3/profile',
      bearer(await sandbox.createUserToken('user_2077')),
    );
    expect(body.email).toBe('mateo@example.com');
  });

  test('count more than the headers of a user', async () => {
    const {sandbox, call} = createClient();
    const headers = {Authorization: `Bearer ${await sandbox.createUserToken('user_2077')}`};
    expect((await call('GET', '/v3/profile', {as: 'user', headers})).body.email).toBe(
      'mateo@example.com',
    );
  });

  test('are refused when they prove nothing', async () => {
    const client = createClient();
    const token = await client.sandbox.createUserToken('user_1042');
    const [header, , signature] = token.split('.');
    const other = btoa(JSON.stringify({sub: 'user:user_2077', apiKey})).replace(/=+$/, '');
    for (const forged of ['abc', `${header}.${other}.${signature}`, `${token}a`]) {
      expect(await refusal(client, {Authorization: `Bearer ${forged}`})).toMatch(
        /^401 The user token is not valid: /,
      );
    }
  });

  async function sign(claims: Record<string, unknown>, alg = 'RS256') {
    const {privateKey} = await generateKeyPair('RS256', {extractable: true});
    const key = alg === 'RS256' ? privateKey : new TextEncoder().encode(apiSecret);
    return new SignJWT(claims).setProtectedHeader({alg}).sign(key);
  }

  test('are refused when another key or algorithm signed them', async () => {
    const client = createClient();
    const claims = {sub: 'user:user_1042', apiKey};
    for (const alg of ['RS256', 'HS256']) {
      const token = await sign(claims, alg);
      expect(await refusal(client, {Authorization: `Bearer ${token}`})).toMatch(
        /^401 The user token is not valid: /,
      );
    }
  });

  test('are refused with claims for another app, for nobody, or out of date', async () => {
    const keys = await createSigningKeys();
    const client = createClient({signingKey: keys.pem});
    const attempt = async (claims: Record<string, unknown>) =>
      refusal(client, {Authorization: `Bearer ${await keys.sign(claims, 1_896_080_000)}`});
    expect(await attempt({sub: 'user:user_1042', apiKey})).toBe('');
    expect(await attempt({sub: 'user:user_1042', apiKey: 'other'})).toContain('claim apiKey');
    expect(await attempt({sub: 'user_1042', apiKey})).toContain('claim sub');
    expect(await attempt({sub: 'user:', apiKey})).toContain('claim sub');
    expect(await attempt({apiKey})).toContain('claim sub');
    expect(await attempt({sub: 'user:user_1042', apiKey, exp: 1_896_080_100})).toContain('exp');
  });
});

describe('secure mode', () => {
  test('insists on a token, and can be switched', async () => {
    const client = createClient({settings: {secureMode: true}});
    const headers = credentialHeaders('user');
    expect(await refusal(client, headers)).toBe(
      '401 Secure mode is on: send a user token as Authorization: Bearer',
    );
    const token = await client.sandbox.createUserToken('user_1042');
    expect(await refusal(client, {Authorization: `Bearer ${token}`})).toBe('');
    client.sandbox.settings.secureMode = false;
    expect(await refusal(client, headers)).toBe('');
  });

  test('leaves the calls of the app alone', async () => {
    const {send} = createClient({settings: {secureMode: true}});
    expect((await send()).status).toBe(202);
  });
});

describe('HMAC authentication', () => {
  const name = 'X-ENGAGESPOT-USER-SIGNATURE';

  test('asks for the signature when it is on', async () => {
    const client = createClient({settings: {hmac: true}});
    const headers = credentialHeaders('user');
    const message = '401 HMAC authentication is on: the user signature is missing or wrong';
    expect(await refusal(client, headers)).toBe(message);
    expect(await refusal(client, {...headers, [name]: 'abc'})).toBe(message);
    const signature = await userSignature('user_1042', apiSecret);
    expect(await refusal(client, {...headers, [name]: signature})).toBe('');
  });

  test('does not look at the signature when it is off', async () => {
    expect(await refusal(createClient(), {...credentialHeaders('user'), [name]: 'abc'})).toBe('');
  });

  test('signs as documented', async () => {
    // echo -n user_1042 | openssl dgst -sha256 -hmac demo_api_secret -binary | base64
    expect(await userSignature('user_1042', 'demo_api_secret')).toBe(
      'wkbJci2yHey9ro8XcAE7ll65yQlE2CbUq+qedqMPr4Q=',
    );
  });
});
