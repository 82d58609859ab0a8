import {describe, expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

const initial = {email: 'priya@example.com', phoneNumber: '+15550100123', plan: 'team'};
const refused = {status: 'error', message: 'Profile must not include a parameter named identifier'};

describe('PUT', () => {
  test('merges', async () => {
    const {call} = createClient();
    const {status} = await call('PUT', '/v3/profile', {body: {plan: 'free', seats: 3}});
    expect(status).toBe(200);
    expect((await call('GET', '/v3/profile')).body).toEqual({...initial, plan: 'free', seats: 3});
  });

  test('creates the user', async () => {
    const {call, send, titles} = createClient();
    await call('PUT', '/v3/profile', {userId: 'user_3000', body: {plan: 'free'}});
    await send({sendTo: {recipients: ['user_3000']}});
    expect(await titles('user_3000')).toHaveLength(1);
  });

  test('refuses the identifier and changes nothing', {tags: '@spec:rest.422'}, async () => {
    const {call} = createClient();
    const {status, body} = await call('PUT', '/v3/profile', {
      body: {identifier: 'a', plan: 'free'},
    });
    expect([status, body]).toEqual([422, refused]);
    expect((await call('GET', '/v3/profile')).body).toEqual(initial);
  });
});

describe('PATCH', () => {
  async function patch(...operations: object[]) {
    const {call} = createClient();
    const answer = await call('PATCH', '/v3/profile', {body: operations});
    return {...answer, profile: (await call('GET', '/v3/profile')).body};
  }

  test('applies operations in their order', async () => {
    const {status, profile} = await patch(
      {op: 'test', path: '/plan', value: 'team'},
      {op: 'replace', path: '/plan', value: 'free'},
      {op: 'add', path: '/tags', value: []},
      {op: 'add', path: '/tags/-', value: 'vip'},
      {op: 'copy', from: '/plan', path: '/oldPlan'},
      {op: 'move', from: '/phoneNumber', path: '/mobile'},
      {op: 'remove', path: '/email'},
    );
    expect(status).toBe(200);
    expect(profile).toEqual({plan: 'free', tags: ['vip'], oldPlan: 'free', mobile: '+15550100123'});
  });

  test.each<[string, object, string]>([
    ['a missing target', {op: 'remove', path: '/none'}, 'body[1] cannot be applied: '],
    ['a test that fails', {op: 'test', path: '/plan', value: 1}, 'body[1] cannot be applied: '],
    ['no pointer', {op: 'add', path: 'plan', value: 1}, 'body[1] cannot be applied: '],
    ['no value', {op: 'add', path: '/plan'}, 'body[1] cannot be applied: '],
    ['no source', {op: 'move', path: '/a'}, 'body[1] cannot be applied: '],
    ['the whole profile', {op: 'remove', path: ''}, 'body[1] cannot be applied: '],
    ['a prototype', {op: 'add', path: '/__proto__/a', value: 1}, 'body[1] cannot be applied: '],
    ['a wrong value', {op: 'add', path: '/email', value: 5}, 'email must be a string'],
  ])('applies nothing with %s', async (_, operation, message) => {
    const {status, body, profile} = await patch(
      {op: 'replace', path: '/plan', value: 'free'},
      operation,
    );
    expect(status).toBe(400);
    expect(body.message[0].startsWith(message)).toBe(true);
    expect(profile).toEqual(initial);
  });

  test.each([
    {op: 'add', path: '/identifier', value: 'a'},
    {op: 'remove', path: '/identifier/0'},
    {op: 'replace', path: '', value: {identifier: 'a'}},
  ])('refuses the identifier: %j', async operation => {
    const {status, body, profile} = await patch(operation);
    expect([status, body, profile]).toEqual([422, refused, initial]);
  });

  test.each<[string, object[]]>([
    [
      'copies',
      Array.from({length: 40}, (_, index) => ({op: 'copy', from: '', path: `/a${index}`})),
    ],
    ['nests', Array.from({length: 150}, () => ({op: 'copy', from: '', path: '/a'}))],
    ['has operations', Array.from({length: 201}, () => ({op: 'remove', path: '/email'}))],
  ])('applies nothing that %s without end', async (_, operations) => {
    const {status, profile} = await patch(...operations);
    expect([status, profile]).toEqual([400, initial]);
  });

  test('does not take what every object has for an attribute', async () => {
    const {status, profile} = await patch({op: 'copy', from: '/toString', path: '/text'});
    expect([status, profile]).toEqual([400, initial]);
  });

  test('compares long lists in no time', async () => {
    const numbers = Array.from({length: 20_000}, (_, index) => index);
    const {status} = await patch(
      {op: 'add', path: '/numbers', value: numbers},
      {op: 'test', path: '/numbers', value: numbers},
    );
    expect(status).toBe(200);
  });
});
