import {describe, expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

const shipped = 'Order 88213 is on its way';
const waiting = 'Order 88213 is waiting for you';
const hour = 3_600_000;

test('every recipient gets what the template makes of the data', async () => {
  const {send, call} = createClient();
  const {status, body, note} = await send({sendTo: {recipients: ['user_1042', 'user_2077']}});
  expect(status).toBe(202);
  expect(body.requestId).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(note).toBe('');
  const {body: page} = await call('GET', '/v3/notifications', {userId: 'user_2077'});
  expect(page).toEqual({
    unreadCount: 1,
    pagination: {totalCount: 1},
    data: [
      {
        id: 90_213,
        title: shipped,
        message: 'Northline delivers it on Thursday.',
        icon: 'https://app.example.com/icons/parcel.png',
        url: 'https://app.example.com/orders/88213',
        data: {orderNumber: '88213', carrier: 'Northline', deliveryDate: 'Thursday'},
        blocks: [],
        createdAt: '2030-01-31T09:02:00.000Z',
        seenAt: null,
        clickedAt: null,
      },
    ],
  });
});

test('a send without data leaves variables empty', async () => {
  const {send, call} = createClient();
  await send({data: undefined});
  const {body} = await call('GET', '/v3/notifications?limit=1');
  expect(body.data[0]).toMatchObject({title: 'Order  is on its way', message: null, data: null});
});

describe('recipients', () => {
  test('an unknown identifier is discarded and said so', async () => {
    const {send, titles} = createClient();
    const {status, note} = await send({sendTo: {recipients: ['user_1042', 'Zoë "Z"']}});
    expect(status).toBe(202);
    expect(note).toBe('Discarded unknown recipients: "Zo? \\"Z\\""');
    expect(await titles()).toContain(shipped);
  });

  test('a user given in place is created, or the profile is merged', async () => {
    const {send, call, titles} = createClient();
    const recipients = [
      {identifier: 'user_3000', email: 'sam@example.com', plan: 'free'},
      {identifier: 'user_1042', email: 'new@example.com'},
    ];
    await send({sendTo: {recipients}});
    expect(await titles('user_3000')).toEqual([shipped]);
    const created = await call('GET', '/v3/profile', {userId: 'user_3000'});
    expect(created.body).toEqual({email: 'sam@example.com', plan: 'free'});
    const merged = await call('GET', '/v3/profile');
    expect(merged.body).toMatchObject({email: 'new@example.com', plan: 'team'});
  });

  test('each gets one run, however often named', async () => {
    const {send, titles} = createClient();
    await send({sendTo: {recipients: ['user_2077', 'user_2077', {identifier: 'user_2077'}]}});
    expect(await titles('user_2077')).toEqual([shipped]);
  });
});

describe('channels', () => {
  async function deliveries(changes: Record<string, unknown>) {
    const {send, events} = createClient();
    await send(changes);
    return events.flatMap(event =>
      event.type === 'run' && event.channel ? [[event.channel, event.reason]] : [],
    );
  }

  test('every step delivers', async () => {
    expect(await deliveries({})).toEqual([
      ['inApp', undefined],
      ['email', undefined],
    ]);
  });

  test('override.channels restricts them', async () => {
    expect(await deliveries({override: {channels: ['email']}})).toEqual([
      ['inApp', 'override.channels leaves it out'],
      ['email', undefined],
    ]);
  });

  test('a channel without what it needs is skipped', async () => {
    const recipients = [{identifier: 'user_4000', phoneNumber: '+15550100199'}];
    expect(await deliveries({sendTo: {recipients}})).toEqual([
      ['inApp', undefined],
      ['email', 'the profile has no email'],
    ]);
  });
});

describe('later', () => {
  test('sendAt waits until then, with that time', async () => {
    const {send, titles, clock, call} = createClient();
    const {note} = await send({sendAt: '2030-01-31T12:00:00+02:00'});
    expect(note).toBe('Waits until 2030-01-31T10:00:00.000Z');
    clock.set('2030-01-31T09:59:59.999Z');
    expect(await titles()).toHaveLength(2);
    clock.set('2030-01-31T11:30:00.000Z');
    expect(await titles()).toHaveLength(3);
    const {body} = await call('GET', '/v3/notifications?limit=1');
    expect(body.data[0].createdAt).toBe('2030-01-31T10:00:00.000Z');
  });

  test('a sendAt in the past sends at once', async () => {
    const {send, titles} = createClient();
    expect((await send({sendAt: '2001-01-01T00:00:00Z'})).note).toBe('');
    expect(await titles()).toHaveLength(3);
  });

  test.each(['2016-12-31T23:59:60Z', '2017-01-01T01:59:60.5+02:00', '2016-12-31t23:59:59z'])(
    '%s is a date',
    async sendAt => {
      const {send} = createClient();
      expect((await send({sendAt})).status).toBe(202);
    },
  );

  test.each(['2016-12-30T12:00:60Z', '2016-12-31 23:59:59Z', '2017-02-30T00:00:61Z'])(
    '%s, a date that no calendar has, is refused',
    async sendAt => {
      const {send, titles} = createClient();
      const {status, body} = await send({
        sendAt,
        sendTo: {recipients: [{identifier: 'user_5000'}]},
      });
      expect([status, body.message]).toEqual([400, ['sendAt must be an ISO 8601 date-time']]);
      expect(await titles('user_5000')).toEqual([]);
    },
  );

  test('a delay step pauses the run', async () => {
    const {send, titles, clock} = createClient();
    await send({}, {identifier: 'order_reminder'});
    clock.advance(hour - 1);
    expect(await titles()).not.toContain(waiting);
    clock.advance(1);
    expect(await titles()).toContain(waiting);
  });

  test('what was due at different times arrives in that order', async () => {
    const {send, titles, clock} = createClient();
    await send({sendAt: '2030-01-31T09:30:00Z'}, {identifier: 'order_reminder'});
    await send({sendAt: '2030-01-31T10:29:00Z'});
    clock.advance(5 * hour);
    expect((await titles()).slice(0, 2)).toEqual([waiting, shipped]);
  });
});

describe('cancelling', () => {
  const both = {sendTo: {recipients: ['user_1042', 'user_2077']}};
  const key = {identifier: 'order_reminder', cancellationKey: 'order-88213'};

  async function remindAndCancel(body: object, workflow = 'order_reminder') {
    const client = createClient();
    await client.send(both, key);
    await client.send({...both, data: {orderNumber: '2'}}, {...key, cancellationKey: 'order-2'});
    const path = `/v4/workflows/${workflow}/cancel-run`;
    const answer = await client.call('PATCH', path, {as: 'app', body});
    client.clock.advance(hour);
    return {answer, first: await client.titles('user_2077'), second: await client.titles()};
  }

  test('stops the runs of all recipients', {tags: '@spec:workflows.cancel'}, async () => {
    const {answer, first, second} = await remindAndCancel({cancellationKey: 'order-88213'});
    expect([answer.status, answer.note]).toEqual([200, 'Stopped 2 waiting runs']);
    expect(first).toEqual(['Order 2 is waiting for you']);
    expect(second).not.toContain(waiting);
  });

  test('stops the runs of some recipients', {tags: '@spec:workflows.cancel'}, async () => {
    const body = {cancellationKey: 'order-88213', cancelFor: {recipients: ['user_2077']}};
    const {answer, first, second} = await remindAndCancel(body);
    expect(answer.note).toBe('Stopped 1 waiting run');
    expect(first).toEqual(['Order 2 is waiting for you']);
    expect(second).toContain(waiting);
  });

  test.each([
    ['another key', {cancellationKey: 'order-3'}, 'order_reminder', 200],
    [
      'nobody',
      {cancellationKey: 'order-88213', cancelFor: {recipients: []}},
      'order_reminder',
      200,
    ],
    ['another workflow', {cancellationKey: 'order-88213'}, 'order_shipped', 200],
    ['an unknown workflow', {cancellationKey: 'order-88213'}, 'unknown', 404],
  ])('stops nothing for %s', async (_, body, workflow, status) => {
    const {answer, first} = await remindAndCancel(body, workflow);
    expect(answer.status).toBe(status);
    expect(first).toContain(waiting);
  });

  test('stops a run that waits for sendAt', async () => {
    const {send, call, titles, clock} = createClient();
    await send({sendAt: '2030-02-01T00:00:00Z'}, {cancellationKey: 'a'});
    const body = {cancellationKey: 'a'};
    await call('PATCH', '/v4/workflows/order_shipped/cancel-run', {as: 'app', body});
    clock.advance(48 * hour);
    expect(await titles()).toHaveLength(2);
  });
});

test('an unknown workflow is accepted and delivers nothing', async () => {
  const {send, titles} = createClient();
  const {status, note} = await send({}, {identifier: 'unknown'});
  expect(status).toBe(202);
  expect(note).toContain('Nothing is delivered: the sandbox has the workflows order_shipped, ');
  expect(await titles()).toHaveLength(2);
});

test('attachments of 20 MB are accepted, and are not for the inbox', {
  tags: '@spec:limits.attachments',
}, async () => {
  const {send, call} = createClient();
  const content = 'A'.repeat(20 * 2 ** 20);
  const attachment = {content, name: 'invoice.pdf', contentType: 'application/pdf'};
  const {status} = await send({data: {orderNumber: '1', attachments: [attachment]}});
  expect(status).toBe(202);
  const {body} = await call('GET', '/v3/notifications?limit=1');
  expect(body.data[0].data).toEqual({orderNumber: '1'});
});

test('a new notification is announced', {tags: '@spec:client.events'}, async () => {
  const {send, events} = createClient();
  await send({override: {channels: ['inApp']}});
  expect(events).toContainEqual({
    type: 'realtime',
    userId: 'user_1042',
    name: 'NEW_NOTIFICATION',
    payload: {notification: expect.objectContaining({id: 90_212, title: shipped})},
  });
});

describe('attachments', () => {
  const attachment = (content: string) => ({
    content,
    name: 'a.pdf',
    contentType: 'application/pdf',
  });

  test('each may have 20 MB', async () => {
    const file = attachment('A'.repeat(20 * 2 ** 20));
    expect((await createClient().send({data: {attachments: [file, file]}})).status).toBe(202);
    const larger = attachment('A'.repeat(20 * 2 ** 20 + 4));
    const {status, body} = await createClient().send({data: {attachments: [larger]}});
    expect([status, body.message]).toEqual([
      400,
      ['data.attachments[0].content must be at most 20 MB in base64'],
    ]);
  });

  test.each(['no base64!', 'QQ', 'QQ=', 'Q===', 'QQ==QQ==', 'QQ-_', 'QUJD\n'])(
    '%j is refused',
    async content => {
      const attachments = [attachment('QUJD'), attachment(content)];
      const {status, body} = await createClient().send({data: {attachments}});
      expect([status, body.message]).toEqual([400, ['data.attachments[1].content must be base64']]);
    },
  );
});
