import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {buildRequest, createClient} from '../../tests/sandbox/support/client';
import {createSandbox, defaultLimits, type SandboxEvent, systemClock} from './index';

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
  const few = (entries: number) => ({entries, weight: 1_000_000});

  test('the oldest notifications go, and it is said', async () => {
    const {send, titles} = createClient({limits: {notifications: few(3)}});
    expect((await send({data: {orderNumber: '1'}})).note).toBe('');
    const {note} = await send({data: {orderNumber: '2'}});
    expect(note).toBe('The sandbox is full: it dropped its oldest notifications (1)');
    expect(await titles()).toEqual([
      'Order 2 is on its way',
      'Order 1 is on its way',
      'Order 88213 is on its way',
    ]);
  });

  test('heavy notifications drive out several', async () => {
    const limits = {notifications: {entries: 100, weight: 5_000}};
    const {send, titles} = createClient({limits});
    const {note} = await send({data: {orderNumber: '1', text: 'a'.repeat(4_800)}});
    expect(note).toContain('oldest notifications (2)');
    expect(await titles()).toEqual(['Order 1 is on its way']);
  });

  test('the oldest users go with their inbox', async () => {
    const {send, titles, call} = createClient({limits: {users: few(2)}});
    const {note} = await send({sendTo: {recipients: [{identifier: 'user_3000'}]}});
    expect(note).toContain('oldest users (1)');
    expect(await titles()).toEqual([]);
    expect((await call('GET', '/v3/profile')).body).toEqual({});
  });

  test('the oldest waiting runs go', async () => {
    const {send, titles, clock} = createClient({limits: {runs: few(1)}});
    await send({data: {orderNumber: '1'}}, {identifier: 'order_reminder'});
    const {note} = await send({data: {orderNumber: '2'}}, {identifier: 'order_reminder'});
    expect(note).toContain('oldest waiting runs (1)');
    clock.advance(3_600_000);
    expect((await titles())[0]).toBe('Order 2 is waiting for you');
  });

  test('the oldest categories go with the preferences for them', async () => {
    const {call} = createClient({limits: {categories: few(3)}});
    const body = {identifier: 'comment_replies', name: 'Comment replies'};
    const {note} = await call('POST', '/v3/categories', {as: 'categories', body});
    expect(note).toContain('oldest categories (1)');
    expect((await call('GET', '/v4/preferences')).body.categories).toEqual({});
  });

  test('nothing grows beyond the defaults', async () => {
    const {send, call, titles} = createClient();
    const {users} = defaultLimits;
    const recipients = Array.from({length: 2 * users.entries}, (_, index) => ({
      identifier: `user_${index}`,
    }));
    const {note} = await send({sendTo: {recipients}});
    expect(note).toContain(`oldest users (${users.entries + 2})`);
    const {length} = recipients;
    expect(await titles(`user_${length - 1}`)).toHaveLength(1);
    expect((await call('DELETE', `/v3/users/user_0`, {as: 'app'})).status).toBe(404);
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
    expect(events).toEqual([]);
    vi.advanceTimersByTime(3_600_000);
    expect(events).toMatchObject([
      {type: 'delivery', channel: 'inApp'},
      {type: 'realtime', name: 'NEW_NOTIFICATION'},
      {type: 'delivery', channel: 'email', skipped: 'the preferences of the user'},
    ]);
    sandbox.close();
  });

  test('a time beyond the reach of timers is waited for in turns', async () => {
    const {send, events, sandbox} = createClient({live: true, clock: systemClock});
    const sendAt = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString();
    await send({sendAt});
    vi.advanceTimersByTime(39 * 24 * 3_600_000);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(events).toHaveLength(3);
    sandbox.close();
  });

  test('nothing happens after it was closed or reset', async () => {
    for (const end of ['close', 'reset'] as const) {
      const {send, events, sandbox} = createClient({live: true, clock: systemClock});
      await send({}, {identifier: 'order_reminder'});
      sandbox[end]();
      vi.advanceTimersByTime(3_600_000);
      expect(events).toEqual([]);
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
