import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {buildRequest, createClient} from '../../tests/sandbox/support/client';
import {createSandbox, demoUserId, type SandboxEvent, systemClock} from './index';

describe('reset', () => {
  test('starts again from the seed', async () => {
    const {sandbox, call, send, titles, clock} = createClient();
    const before = await titles();
    await send();
    await send({}, {identifier: 'order_reminder'});
    await call('DELETE', '/v3/categories/12', {as: 'categories'});
    sandbox.reset();
    clock.advance(24 * 3_600_000);
    expect(await titles()).toEqual(before);
    expect((await call('GET', '/v3/categories')).body).toHaveLength(3);
  });

  test('keeps listeners, settings and keys', async () => {
    const {sandbox, send, events, call} = createClient();
    const token = await sandbox.createUserToken('user_1042');
    sandbox.settings.secureMode = true;
    sandbox.reset();
    await send();
    expect(events).not.toEqual([]);
    const headers = {Authorization: `Bearer ${token}`};
    expect((await call('GET', '/v3/profile', {as: 'nobody', headers})).status).toBe(200);
    expect((await call('GET', '/v3/profile')).status).toBe(401);
  });

  test('does not concern other instances', async () => {
    const [one, other] = [createClient(), createClient()];
    await one.send();
    await other.send();
    one.sandbox.reset();
    expect(await other.titles()).toHaveLength(3);
  });
});

describe('limits', () => {
  const plenty = {entries: 1_000, weight: 1_000_000};
  const few = (entries: number) => ({...plenty, perOwner: {entries, weight: 1_000_000}});
  const everything = ['/v3/notifications', '/v3/profile', '/v4/preferences'];

  test('the oldest notifications of a user go, and user and app are told', async () => {
    const {send, call, titles} = createClient({limits: {notifications: few(3)}});
    expect((await send({data: {orderNumber: '1'}})).note).toBe('');
    const {note} = await send({data: {orderNumber: '2'}});
    expect(note).toBe('The sandbox dropped the oldest notifications of "user_1042" (1)');
    const told = (await call('GET', '/v3/notifications')).note;
    expect(told).toBe('The sandbox dropped the oldest notifications of this user (1)');
    expect((await call('GET', '/v3/notifications')).note).toBe('');
    expect(await titles()).toEqual([
      'Order 2 is on its way',
      'Order 1 is on its way',
      'Order 88213 is on its way',
    ]);
  });

  test('a notification that is larger than all that a user may have is skipped', async () => {
    const bounds = {...plenty, perOwner: {entries: 100, weight: 5_000}};
    const {send, titles, events} = createClient({limits: {notifications: bounds}});
    const {note} = await send({data: {orderNumber: '1', text: 'a'.repeat(5_000)}});
    expect(note).toContain('new notifications, too large for one user,');
    expect(await titles()).toHaveLength(2);
    expect(events).toContainEqual(
      expect.objectContaining({state: 'skipped', reason: 'it is too large for the sandbox'}),
    );
  });

  test('a user too many is refused, and nothing has changed', async () => {
    const limits = {users: {entries: 2, weight: 1_000_000, perUser: 1_000_000, guaranteed: 6_000}};
    const {send, titles, call} = createClient({limits});
    const recipients = [{identifier: 'user_1042', plan: 'free'}, {identifier: 'user_3000'}];
    const {status, body} = await send({sendTo: {recipients}});
    expect([status, body.message[0]]).toEqual([400, expect.stringContaining('keeps 2 users')]);
    expect((await call('GET', '/v3/profile')).body.plan).toBe('team');
    expect(await titles()).toHaveLength(2);
  });

  test('a profile that is too large is refused', async () => {
    const {call} = createClient();
    const body = {text: 'a'.repeat(9_000_000)};
    const {status} = await call('PUT', '/v3/profile', {userId: 'user_3000', body});
    expect(status).toBe(400);
    expect((await call('GET', '/v3/profile', {userId: 'user_3000'})).body).toEqual({});
    expect((await call('GET', '/v3/profile')).body).toMatchObject({plan: 'team'});
  });

  test('the oldest waiting runs of a user go, and the journal says so', async () => {
    const {send, sandbox, titles, clock} = createClient({limits: {runs: few(1)}});
    const {body} = await send({data: {orderNumber: '1'}}, {identifier: 'order_reminder'});
    const {note} = await send({data: {orderNumber: '2'}}, {identifier: 'order_reminder'});
    expect(note).toContain('oldest waiting runs of "user_1042" (1)');
    expect(sandbox.runs(body)[0]?.events.at(-1)).toMatchObject({state: 'lost'});
    clock.advance(3_600_000);
    expect((await titles())[0]).toBe('Order 2 is waiting for you');
  });

  test('a category too many is refused', async () => {
    const {call} = createClient({limits: {categories: {entries: 3, weight: 1_000}}});
    const body = {identifier: 'comment_replies', name: 'Comment replies'};
    const {status} = await call('POST', '/v3/categories', {as: 'categories', body});
    expect(status).toBe(400);
    await call('DELETE', '/v3/categories/13', {as: 'categories'});
    expect((await call('POST', '/v3/categories', {as: 'categories', body})).status).toBe(200);
  });

  test('every part of a waiting run counts', async () => {
    const {send, sandbox} = createClient();
    const workflow = {identifier: 'order_reminder'};
    for (let index = 0; index < 5; index += 1) {
      await send({}, {...workflow, cancellationKey: index + 'k'.repeat(900_000)});
    }
    const states = sandbox.runs().map(({events}) => events.at(-1)?.state);
    expect(states).toEqual(['waiting', 'waiting', 'lost', 'lost', 'lost']);
  });

  test('nothing that others do changes what a user has', async () => {
    const {send, call} = createClient();
    const look = async () =>
      Promise.all(everything.map(async path => (await call('GET', path)).body));
    const before = await look();
    const text = 'a'.repeat(900_000);
    for (let index = 0; index < 60; index += 1) {
      const identifier = `user_${3_000 + index}`;
      await call('PUT', `/v3/users/${identifier}`, {as: 'app', body: {text}});
      await send({sendTo: {recipients: [{identifier}]}, data: {text}});
      await send(
        {sendTo: {recipients: [identifier]}, data: {text}},
        {identifier: 'order_reminder'},
      );
      await call('POST', '/v3/categories', {
        as: 'categories',
        body: {identifier: `category_${index}`, name: text},
      });
    }
    for (let index = 0; index < 1_200; index += 1)
      await send({sendTo: {recipients: ['user_2077']}});
    expect(await look()).toEqual(before);
  });
});

describe('events', () => {
  test('stop when nobody listens any more', async () => {
    const {sandbox, send} = createClient();
    const heard: SandboxEvent[] = [];
    const stop = sandbox.subscribe(event => heard.push(event));
    await send();
    const before = heard.length;
    stop();
    await send();
    expect(before).toBeGreaterThan(0);
    expect(heard).toHaveLength(before);
  });

  test('a listener that fails does no harm', async () => {
    const defects: unknown[] = [];
    const sandbox = createSandbox({onError: error => defects.push(error)});
    sandbox.subscribe(() => {
      throw new Error('listener');
    });
    const request = buildRequest('POST', '/v3/notifications/90211/click');
    expect((await sandbox.fetch(request)).status).toBe(200);
    expect(defects).toContainEqual(new Error('listener'));
  });
});

describe('live', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']});
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('what is due happens in time', async () => {
    const {send, events, sandbox} = createClient({live: true, clock: systemClock});
    await send({}, {identifier: 'order_reminder'});
    expect(events).toMatchObject([{state: 'accepted'}, {state: 'waiting'}]);
    vi.advanceTimersByTime(3_600_000);
    expect(events.slice(2)).toMatchObject([
      {type: 'run', channel: 'inApp', state: 'sent'},
      {type: 'realtime', name: 'NEW_NOTIFICATION'},
      {type: 'run', channel: 'email', state: 'skipped', reason: 'the preferences of the user'},
    ]);
    sandbox.close();
  });

  test('a time beyond the reach of timers is waited for in turns', async () => {
    const {send, events, sandbox} = createClient({live: true, clock: systemClock});
    const sendAt = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString();
    await send({sendAt});
    vi.advanceTimersByTime(39 * 24 * 3_600_000);
    expect(events).toHaveLength(2);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(events).toHaveLength(5);
    sandbox.close();
  });

  test('nothing happens after it was closed or reset', async () => {
    for (const end of ['close', 'reset'] as const) {
      const {send, events, sandbox} = createClient({live: true, clock: systemClock});
      await send({}, {identifier: 'order_reminder'});
      sandbox[end]();
      vi.advanceTimersByTime(3_600_000);
      expect(events).toHaveLength(2);
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('the private key signs what the sandbox accepts', async () => {
  const {sandbox} = createClient();
  expect(await sandbox.signingKey()).toMatch(/^-----BEGIN PRIVATE KEY-----\n/);
  expect(await sandbox.signingKey()).toBe(await sandbox.signingKey());
});

test('answers carry the headers that were asked for', async () => {
  const {call} = createClient({headers: {'Access-Control-Allow-Origin': '*'}});
  expect((await call('GET', '/nothing')).headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('one user after the other cannot push out what is in another inbox', async () => {
  const {sandbox, call} = createClient({
    limits: {
      notifications: {
        entries: 1_000,
        weight: 100_000,
        perOwner: {entries: 1_000, weight: 50_000},
      },
    },
  });
  const lost: string[] = [];
  sandbox.subscribe(event => {
    if (event.type === 'realtime' && event.name === 'NOTIFICATION_DELETED') lost.push(event.userId);
  });
  const send = (userId: string, size: number) =>
    call('POST', '/v3/notifications', {
      as: 'app',
      body: {
        notification: {workflow: {identifier: 'order_shipped'}},
        sendTo: {recipients: [{identifier: userId}]},
        data: {text: 'x'.repeat(size)},
      },
    });
  await send('bob', 10);
  for (let sent = 0; sent < 40; sent += 1) {
    await send(`other_${sent % 5}`, 8_000);
  }
  // Neither does anybody keep out who comes later.
  expect((await send('late', 10)).note).not.toContain('new notifications');
  expect(lost.length).toBeGreaterThan(20);
  expect(lost).not.toContain('bob');
  const {events = []} = sandbox.runs({userId: 'other_0', limit: 100}).at(-1) ?? {};
  expect(events.at(-1)).toMatchObject({
    state: 'lost',
    channel: 'inApp',
    reason: expect.stringContaining('the sandbox is full'),
  });
});

test('many who are sent much at once leave room for those who come later', async () => {
  const {send, titles} = createClient();
  const recipients = Array.from({length: 1_000}, (_, index) => ({identifier: `user_${index}`}));
  for (let sent = 0; sent < 21; sent += 1) await send({sendTo: {recipients}});
  const late = await send({sendTo: {recipients: [{identifier: 'late'}, demoUserId]}});
  expect(late.note).not.toContain('new notifications');
  expect(await titles('late')).toHaveLength(1);
});

test('a send for which there is no room is an error', async () => {
  const perOwner = {entries: 10_000, weight: 100_000};
  const notifications = {entries: 10, weight: 6_000, perOwner};
  const {send} = createClient({limits: {notifications}});
  const sendTo = (identifier: string, text: string) =>
    send({sendTo: {recipients: [{identifier}]}, data: {orderNumber: text}});
  expect((await sendTo('early', '1')).status).toBe(202);
  expect((await sendTo('large', 'x'.repeat(5_000))).status).toBe(400);
});

test('large profiles leave room for small ones', async () => {
  const {call} = createClient();
  const put = (userId: string, size: number) =>
    call('PUT', `/v3/users/${userId}`, {as: 'app', body: {text: 'x'.repeat(size)}});
  let last = 200;
  for (let user = 0; user < 30; user += 1) last = (await put(`large_${user}`, 990_000)).status;
  expect(last).toBe(400);
  expect((await put('small', 5_000)).status).toBe(200);
});
