import {expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

const deviceHeader = {'X-ENGAGESPOT-DEVICE-ID': '6d1f0c52-4a3e-4b7d-8f10-2c9a7b6e5d43'};
const device = {deviceType: 'browser', browserType: 'chrome'};

test.each<[string, string, object]>([
  ['POST', '/v3/users', {identifier: 'team/priya', profile: {plan: 'free'}}],
  ['PUT', '/v3/users/team%2Fpriya', {plan: 'free'}],
])('%s %s creates a user', async (method, path, body) => {
  const {call, send, titles} = createClient();
  const {status} = await call(method, path, {as: 'app', body});
  expect(status).toBe(200);
  expect((await call('GET', '/v3/profile', {userId: 'team/priya'})).body).toEqual({plan: 'free'});
  await send({sendTo: {recipients: ['team/priya']}});
  expect(await titles('team/priya')).toHaveLength(1);
});

test.each<[string, string, object]>([
  ['POST', '/v3/users', {identifier: 'user_1042', profile: {plan: 'free'}}],
  ['PUT', '/v3/users/user_1042', {plan: 'free'}],
])('%s %s merges into the profile of a known user', async (method, path, body) => {
  const {call} = createClient();
  await call(method, path, {as: 'app', body});
  expect((await call('GET', '/v3/profile')).body).toEqual({
    email: 'priya@example.com',
    phoneNumber: '+15550100123',
    plan: 'free',
  });
});

test.each<[string, string, object]>([
  ['POST', '/v3/users', {identifier: 'user_1042', profile: {identifier: 'a'}}],
  ['PUT', '/v3/users/user_1042', {identifier: 'user_1042'}],
])(
  '%s %s refuses an identifier in the profile',
  {tags: '@spec:rest.422'},
  async (method, path, body) => {
    const {call} = createClient();
    expect((await call(method, path, {as: 'app', body})).status).toBe(422);
  },
);

test('a deleted user is gone with everything', {tags: '@spec:rest.404'}, async () => {
  const {call, send, titles, clock} = createClient();
  await send({}, {identifier: 'order_reminder'});
  const {status, body} = await call('DELETE', '/v3/users/user_1042', {as: 'app'});
  expect([status, body]).toEqual([202, {statusCode: 202, message: 'Accepted'}]);
  clock.advance(24 * 3_600_000);
  expect(await titles()).toEqual([]);
  expect((await call('GET', '/v3/profile')).body).toEqual({});
  const again = await call('DELETE', '/v3/users/user_1042', {as: 'app'});
  expect([again.status, again.body.message]).toEqual([404, 'User does not exist']);
});

test('connecting a device creates the user and says what an inbox needs', async () => {
  const {call, send, titles} = createClient();
  const options = {userId: 'user_3000', body: device, headers: deviceHeader};
  const {body} = await call('POST', '/v3/sdk/connect', options);
  expect(body).toEqual({
    unreadCount: 0,
    app: {
      id: '5021',
      categories: [
        {id: 12, name: 'Order updates'},
        {id: 13, name: 'Product news'},
        {id: 14, name: 'Comments'},
      ],
    },
  });
  await send({sendTo: {recipients: ['user_3000']}});
  expect(await titles('user_3000')).toHaveLength(1);
});

test('connecting needs a device id', async () => {
  const {call} = createClient();
  const {status, body} = await call('POST', '/v3/sdk/connect', {body: device});
  expect([status, body.message]).toEqual([400, ['X-ENGAGESPOT-DEVICE-ID is required']]);
});
