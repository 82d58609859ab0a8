import {expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

/** A client whose demonstration user has 20 unseen notifications and one that was seen. */
async function createFullInbox() {
  const client = createClient();
  for (let number = 2; number <= 20; number += 1) {
    client.clock.advance(1000);
    await client.send({data: {orderNumber: String(number)}});
  }
  return client;
}

function numbersIn(body: {data: {id: number}[]}): number[] {
  return body.data.map(({id}) => id);
}

test('pages go from the newest to the oldest', async () => {
  const {call} = await createFullInbox();
  const first = await call('GET', '/v3/notifications?pageNo=1&limit=15');
  expect(first.body).toMatchObject({unreadCount: 20, pagination: {totalCount: 21}});
  expect(numbersIn(first.body)).toEqual(Array.from({length: 15}, (_, index) => 90_230 - index));
  const second = await call('GET', '/v3/notifications?pageNo=2&limit=15');
  expect(numbersIn(second.body)).toEqual([90_215, 90_214, 90_213, 90_212, 90_211, 90_210]);
  const third = await call('GET', '/v3/notifications?pageNo=3&limit=15');
  expect(third.body).toEqual({unreadCount: 20, pagination: {totalCount: 21}, data: []});
  const byDefault = await call('GET', '/v3/notifications');
  expect(byDefault.body.data).toHaveLength(20);
});

test.each([
  ['limit=21', 'limit must be at most 20'],
  ['limit=0', 'limit must be at least 1'],
  ['pageNo=0', 'pageNo must be at least 1'],
  ['pageNo=1.5', 'pageNo must be a whole number'],
  ['pageNo=', 'pageNo must be a whole number'],
])(
  'a list with %s is refused: %s',
  {tags: ['@spec:rest.400', '@spec:limits.page-size']},
  async (query, message) => {
    const {call} = createClient();
    const {status, body} = await call('GET', `/v3/notifications?${query}`);
    expect([status, body]).toEqual([400, {status: 'error', message: [message]}]);
  },
);

test('retrieving marks as seen, once', {
  tags: ['@spec:inbox.seen', '@spec:client.events'],
}, async () => {
  const {call, clock, events} = createClient();
  const first = await call('GET', '/v3/notifications/90211');
  expect(first.body.seenAt).toBe('2030-01-31T09:02:00.000Z');
  clock.advance(60_000);
  const second = await call('GET', '/v3/notifications/90211');
  expect(second.body.seenAt).toBe('2030-01-31T09:02:00.000Z');
  expect(events).toEqual([
    {
      type: 'realtime',
      userId: 'user_1042',
      name: 'NOTIFICATION_SEEN',
      payload: {unreadNotificationCount: 0, notification: {id: 90_211}},
    },
  ]);
});

test('listing marks nothing', async () => {
  const {call} = createClient();
  await call('GET', '/v3/notifications');
  expect((await call('GET', '/v3/notifications')).body.unreadCount).toBe(1);
});

test('read, unread, unseen', {
  tags: ['@spec:inbox.seen', '@spec:inbox.read', '@spec:client.events'],
}, async () => {
  const {call, events} = createClient();
  const read = await call('POST', '/v3/notifications/90211/click');
  expect(read.body).toEqual({statusCode: 200, message: 'Done'});
  expect(events.at(-1)).toMatchObject({name: 'NOTIFICATION_READ', payload: {id: 90_211}});
  const now = '2030-01-31T09:02:00.000Z';
  const states = async () => {
    const {body} = await call('GET', '/v3/notifications?limit=1');
    return [body.data[0].seenAt, body.data[0].clickedAt, body.unreadCount];
  };
  expect(await states()).toEqual([now, now, 0]);
  await call('DELETE', '/v3/notifications/90211/reads');
  expect(await states()).toEqual([now, null, 0]);
  await call('DELETE', '/v3/notifications/90211/views');
  expect(await states()).toEqual([null, null, 1]);
});

test('marking all as seen reaches the newest 15', {
  tags: ['@spec:inbox.mark-all-seen', '@spec:limits.mark-all-seen'],
}, async () => {
  const {call, events} = await createFullInbox();
  await call('POST', '/v3/notifications/markAllNotificationsAsSeen');
  expect(events.filter(({type}) => type === 'realtime').at(-1)).toMatchObject({
    name: 'NOTIFICATION_SEEN',
    payload: {unreadNotificationCount: 5, notification: {id: 90_230}},
  });
  const {body} = await call('GET', '/v3/notifications?pageNo=2&limit=15');
  expect(body.unreadCount).toBe(5);
  expect(body.data.map(({seenAt}: {seenAt: string | null}) => seenAt === null)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('deleting one', {tags: ['@spec:inbox.deleted', '@spec:client.events']}, async () => {
  const {call, titles, events} = createClient();
  const {body} = await call('DELETE', '/v3/notifications/90211');
  expect(body).toEqual({statusCode: 200, message: 'Notification deleted'});
  expect(await titles()).toEqual(['Welcome']);
  expect(events).toMatchObject([{name: 'NOTIFICATION_DELETED', payload: {id: 90_211}}]);
  expect((await call('DELETE', '/v3/notifications/90211')).status).toBe(404);
});

test('deleting all leaves the inboxes of others', {tags: '@spec:inbox.deleted'}, async () => {
  const {call, send, titles, events} = createClient();
  await send({sendTo: {recipients: ['user_2077']}});
  await call('POST', '/v3/notifications/markAllNotificationsAsDeleted');
  expect(await titles()).toEqual([]);
  expect(await titles('user_2077')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({name: 'ALL_NOTIFICATION_DELETED'});
});

test.each([
  ['GET', ''],
  ['DELETE', ''],
  ['POST', '/click'],
  ['DELETE', '/views'],
  ['DELETE', '/reads'],
])('%s {id}%s does not find what belongs to somebody else', async (method, rest) => {
  const {call} = createClient();
  const {status, body} = await call(method, `/v3/notifications/90211${rest}`, {
    userId: 'user_2077',
  });
  expect([status, body]).toEqual([404, {status: 'error', message: 'Notification does not exist'}]);
});
