import {expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

async function updated(version: 'v3' | 'v4', body: object) {
  const client = createClient();
  const answer = await client.call('PATCH', `/${version}/preferences`, {body});
  return {client, answer};
}

test('v3 and v4 are two views of the same choices', {tags: '@spec:limits.flags'}, async () => {
  const preference = [{categoryId: 13, channels: [{channel: 'inApp', enabled: 0}]}];
  const {client} = await updated('v3', {preference});
  const v4 = await client.call('GET', '/v4/preferences');
  expect(v4.body.categories.product_news).toEqual({
    enabled: 1,
    condition: null,
    channel_types: {inApp: {enabled: 0, condition: null}},
  });
  const v3 = await client.call('GET', '/v3/preferences');
  expect(v3.body).toEqual([
    {
      category: {id: 12, name: 'Order updates', identifier: 'order_updates'},
      channelPreferences: [
        {channel: 'email', enabled: 1},
        {channel: 'webPush', enabled: 0},
      ],
    },
    {
      category: {id: 13, name: 'Product news', identifier: 'product_news'},
      channelPreferences: [{channel: 'inApp', enabled: 0}],
    },
  ]);
});

test.each<['v3' | 'v4', object]>([
  ['v3', {preference: [{categoryId: 12, channels: [{channel: 'inApp', enabled: 0}]}]}],
  ['v4', {channels: {inApp: {enabled: 0}}}],
  ['v4', {channels: {inApp: {enabled: 1, channel_types: {inApp: {enabled: 0}}}}}],
  ['v4', {categories: {order_updates: {enabled: 0}}}],
  ['v4', {workflows: {order_shipped: {channel_types: {inApp: {enabled: 0}}}}}],
])('%s %j keeps a notification out of the inbox', async (version, body) => {
  const {client} = await updated(version, body);
  await client.send();
  expect(await client.titles()).toHaveLength(2);
  expect(client.events).toContainEqual(
    expect.objectContaining({
      type: 'run',
      state: 'skipped',
      userId: 'user_1042',
      workflow: 'order_shipped',
      channel: 'inApp',
      reason: 'the preferences of the user',
    }),
  );
});

test('preferences of one user are not those of another', async () => {
  const {client} = await updated('v4', {channels: {inApp: {enabled: 0}}});
  await client.send({sendTo: {recipients: ['user_2077']}});
  expect(await client.titles('user_2077')).toHaveLength(1);
});

test('v3 refuses a category that does not exist, and changes nothing', async () => {
  const channels = [{channel: 'email', enabled: 0}];
  const preference = [
    {categoryId: 12, channels},
    {categoryId: 99, channels},
  ];
  const {client, answer} = await updated('v3', {preference});
  expect([answer.status, answer.body.message]).toEqual([
    400,
    ['preference[1].categoryId must be the id of a category'],
  ]);
  const {body} = await client.call('GET', '/v3/preferences');
  expect(body[0].channelPreferences[0]).toEqual({channel: 'email', enabled: 1});
});

test('conditions are kept and not evaluated, which is said', async () => {
  const body = {
    categories: {order_updates: {channel_types: {email: {condition: 'data.total > 9'}}}},
  };
  const {client, answer} = await updated('v4', body);
  expect(answer.note).toBe('Conditions are kept, but the sandbox does not evaluate them');
  const {body: kept} = await client.call('GET', '/v4/preferences');
  expect(kept.categories.order_updates.channel_types.email.condition).toBe('data.total > 9');
});

test('of two rules for the same thing, the last counts', async () => {
  const preference = [
    {categoryId: 13, channels: [{channel: 'email', enabled: 0}]},
    {
      categoryId: 13,
      channels: [
        {channel: 'sms', enabled: 0},
        {channel: 'email', enabled: 1},
      ],
    },
  ];
  const {client} = await updated('v3', {preference});
  const {body} = await client.call('GET', '/v3/preferences');
  expect(body[1].channelPreferences).toEqual([
    {channel: 'email', enabled: 1},
    {channel: 'sms', enabled: 0},
  ]);
});

test('v4 keeps the channel types of a channel', async () => {
  const sms = {enabled: 1, condition: null, channel_types: {sms: {enabled: 0, condition: null}}};
  const {client} = await updated('v4', {channels: {sms}});
  expect((await client.call('GET', '/v4/preferences')).body.channels.sms).toEqual(sms);
});
