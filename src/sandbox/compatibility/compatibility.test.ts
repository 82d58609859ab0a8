import {describe, expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

const title = 'Order 88213 is on its way';

describe('calls that only SDKs make', () => {
  test('the texts of the inbox', async () => {
    const {status, body, note} = await createClient().call('GET', '/v3/translations/inapp');
    expect([status, body]).toEqual([200, {}]);
    expect(note).toBe('Not a documented call; @engagespot/react-component 3 makes it');
  });

  test('marking all as read', async () => {
    const {call, events} = createClient();
    const {note} = await call('POST', '/v3/notifications/markAllNotificationsAsRead');
    expect(note).toContain('Not a documented call');
    const {body} = await call('GET', '/v3/notifications');
    expect(body.unreadCount).toBe(0);
    expect(body.data.every(({clickedAt}: {clickedAt: string | null}) => clickedAt)).toBe(true);
    expect(events.at(-1)).toMatchObject({name: 'ALL_NOTIFICATION_READ'});
  });

  test('the state of a notification', async () => {
    const {call, events} = createClient();
    const body = {state: 'state_2'};
    const answer = await call('PUT', '/v3/notifications/90211/state', {body});
    expect(answer.body).toMatchObject({id: 90_211, title, state: 'state_2'});
    expect(events.at(-1)).toMatchObject({name: 'NOTIFICATION_INTERACTED', payload: {id: 90_211}});
    expect((await call('PUT', '/v3/notifications/1/state', {body})).status).toBe(404);
    expect((await call('PUT', '/v3/notifications/a/state', {body})).status).toBe(400);
    expect((await call('PUT', '/v3/notifications/90211/state', {body: '"a"'})).status).toBe(400);
  });

  test('marking one as seen, and a web push subscription', async () => {
    const {call} = createClient();
    expect((await call('POST', '/v3/notifications/90211/views')).status).toBe(200);
    expect((await call('GET', '/v3/notifications')).body.unreadCount).toBe(0);
    const body = {endpoint: 'https://push.example.com'};
    const path = '/v3/devices/6d1f/webPushSubscription';
    expect((await call('POST', path, {body})).status).toBe(200);
  });

  test('a token for a real time that is not simulated', async () => {
    const {status, body} = await createClient().call('POST', '/v3/sdk/realtimeTokenRequests', {
      body: {deviceType: 'browser', browserType: 'chrome'},
    });
    expect([status, body]).toEqual([
      404,
      {
        status: 'error',
        message: expect.stringContaining('Ably, which the sandbox does not simulate'),
      },
    ]);
  });

  test('ask for credentials as well', async () => {
    const {call} = createClient();
    expect((await call('GET', '/v3/translations/inapp', {as: 'nobody'})).status).toBe(401);
  });
});

describe('forms of @engagespot/node', () => {
  test.each<[string, string, unknown, string]>([
    ['PATCH', '/v3/notifications/90211/click', {read: true}, 'POST /v3/notifications/{id}/click'],
    ['DELETE', '/v3/notifications/90211/views', undefined, ''],
    ['DELETE', '/v3/notifications/90211', undefined, ''],
    ['POST', '/v3/notifications/categories', {identifier: 'a', name: 'A'}, 'POST /v3/categories'],
    ['DELETE', '/v3/notifications/categories/12', undefined, 'DELETE /v3/categories/{id}'],
    [
      'PATCH',
      '/v4/workflows/order_reminder',
      {cancellationKey: 'a'},
      'PATCH /v4/workflows/{identifier}/cancel-run',
    ],
    [
      'PATCH',
      '/v3/workflows/order_reminder',
      {cancellationKey: 'a'},
      'PATCH /v4/workflows/{identifier}/cancel-run',
    ],
    [
      'PATCH',
      '/workflows/order_reminder',
      {cancellationKey: 'a'},
      'PATCH /v4/workflows/{identifier}/cancel-run',
    ],
    ['POST', '/users', {identifier: 'a'}, 'POST /v3/users'],
    ['PUT', '/users/a', {plan: 'free'}, 'PUT /v3/users/{identifier}'],
  ])('%s %s', async (method, path, body, documented) => {
    const {status, note} = await createClient().call(method, path, {as: 'app', body});
    expect(status).toBe(200);
    expect(note).toContain(documented && `The documented form of this call is ${documented}`);
    expect(note).not.toBe('');
  });

  test.each(['/v3/usersuser_1042', '/usersuser_1042'])('DELETE %s', async path => {
    const {call} = createClient();
    expect((await call('DELETE', path, {as: 'app'})).status).toBe(202);
    expect((await call('GET', '/v3/profile')).body).toEqual({});
  });

  test('the inbox of a user with the credentials of the app', async () => {
    const {call} = createClient();
    const path = '/v3/notifications?pageNo=1&limit=20&userIdentifier=user_1042';
    const {body, note} = await call('GET', path, {as: 'app'});
    expect(body.data[0].title).toBe(title);
    expect(note).toBe('The documented call authenticates as a user, not as the app');
  });

  test('the app is not every user', async () => {
    const {call} = createClient();
    const wrong = {'X-ENGAGESPOT-API-SECRET': 'wrong'};
    const path = '/v3/notifications?userIdentifier=user_1042';
    expect((await call('GET', path, {as: 'app', headers: wrong})).status).toBe(401);
    expect((await call('GET', '/v3/notifications', {as: 'app'})).status).toBe(401);
    expect((await call('GET', '/v3/profile?userIdentifier=user_1042', {as: 'app'})).status).toBe(
      401,
    );
    expect((await call('GET', '/v3/notifications/1', {as: 'app'})).status).toBe(404);
  });

  test('a user without a profile', async () => {
    const {status, note} = await createClient().call('PUT', '/v3/users/a', {as: 'app'});
    expect([status, note]).toEqual([200, 'The documented call has a body: {}']);
  });
});

describe('older forms of the send call', () => {
  async function deliver(body: object) {
    const {call} = createClient();
    const answer = await call('POST', '/v3/notifications', {as: 'app', body});
    const page = await call('GET', '/v3/notifications?limit=1');
    return {...answer, newest: page.body.data[0]};
  }

  test('the text itself, with recipients at the top', async () => {
    const notification = {title: 'Hi {{data.a}}', message: 'There', url: 'https://example.com'};
    const body = {notification, recipients: ['user_1042'], data: {a: 1}};
    const {status, newest, note} = await deliver(body);
    expect(status).toBe(202);
    expect(note).toContain('older than the documented one');
    expect(newest).toMatchObject({...notification, icon: null, data: {a: 1}});
  });

  test('a template', async () => {
    const {newest, note} = await deliver({
      notification: {templateIdentifier: 'order_shipped_template', data: {orderNumber: '1'}},
      sendTo: {recipients: ['user_1042']},
    });
    expect(newest.title).toBe('Order 1 is on its way');
    expect(note).toContain('older');
  });

  test('a category, with the preferences for it', async () => {
    const {call, titles} = createClient();
    await call('PATCH', '/v4/preferences', {body: {categories: {product_news: {enabled: 0}}}});
    for (const category of ['product_news', 'comments']) {
      const body = {notification: {title: category}, category, recipients: ['user_1042']};
      await call('POST', '/v3/notifications', {as: 'app', body});
    }
    expect((await titles())[0]).toBe('comments');
    expect(await titles()).toHaveLength(3);
  });

  test.each<[object, string[]]>([
    [{notification: {}, recipients: ['a']}, ['notification.workflow is required']],
    [{notification: {title: 5}}, ['sendTo is required', 'notification.workflow is required']],
    [{notification: {title: 'a'}, recipients: 'a'}, ['sendTo.recipients must be an array']],
    [
      {notification: 'a', recipients: ['a']},
      ['sendTo is required', 'notification must be an object'],
    ],
  ])('%j is still refused', async (body, messages) => {
    const {status, body: answer} = await deliver(body);
    expect([status, answer.message]).toEqual([400, messages]);
  });
});

describe('forms of the SDKs for browsers', () => {
  test('flags as booleans', async () => {
    const {call} = createClient();
    const preference = [{categoryId: 12, channels: [{channel: 'inApp', enabled: false}]}];
    const v3 = await call('PATCH', '/v3/preferences', {body: {preference}});
    const body = {channels: {sms: {enabled: true}, email: {condition: null}}};
    const v4 = await call('PATCH', '/v4/preferences', {body});
    for (const {status, note} of [v3, v4]) {
      expect([status, note]).toEqual([200, 'The documented flags are 1 and 0, not true and false']);
    }
    const kept = (await call('GET', '/v4/preferences')).body;
    expect(kept.channels.sms.enabled).toBe(1);
    expect(kept.categories.order_updates.channel_types.inApp.enabled).toBe(0);
  });

  test('the id of a category as text', async () => {
    const {call} = createClient();
    const channels = [{channel: 'inApp', enabled: false}];
    const update = (categoryId: string) =>
      call('PATCH', '/v3/preferences', {body: {preference: [{categoryId, channels}]}});
    const {status, note} = await update('13');
    expect([status, note]).toEqual([
      200,
      'The documented categoryId is a number, not a text; The documented flags are 1 and 0, not true and false',
    ]);
    expect((await update('thirteen')).status).toBe(400);
  });

  test('a patch of the profile as an object', async () => {
    const {call} = createClient();
    const {status, note} = await call('PATCH', '/v3/profile', {body: {'a/b~c': 1, plan: 'free'}});
    expect([status, note]).toEqual([
      200,
      'The documented body is an array of JSON Patch operations',
    ]);
    expect((await call('GET', '/v3/profile')).body).toMatchObject({'a/b~c': 1, plan: 'free'});
    expect((await call('PATCH', '/v3/profile', {body: {identifier: 'a'}})).status).toBe(422);
  });

  test('a fourth kind of device', async () => {
    const options = {
      body: {deviceType: 'react-native', browserType: 'other'},
      headers: {'X-ENGAGESPOT-DEVICE-ID': '1'},
    };
    const {status, note} = await createClient().call('POST', '/v3/sdk/connect', options);
    expect([status, note]).toEqual([
      200,
      'deviceType react-native is not documented; it counts as android',
    ]);
  });

  test.each([
    ['category=order_updates', [90_211]],
    ['category=Order%20updates', [90_211]],
    ['category=comments', []],
    ['filter=unread', [90_211, 90_210]],
    ['filter=read', []],
    ['filter=interacted', []],
    ['filter=other', [90_211, 90_210]],
    ['category=order_updates&filter=read', []],
  ])('a list with %s', async (query, ids) => {
    const {body} = await createClient().call('GET', `/v3/notifications?${query}`);
    expect(body.data.map(({id}: {id: number}) => id)).toEqual(ids);
    expect(body.pagination.totalCount).toBe(ids.length);
  });
});

describe('fields for the SDKs', () => {
  const paths = ['/v3/notifications', '/v3/notifications/90211', '/v3/categories'];

  test('are not there unless asked for', async () => {
    const {call} = createClient();
    for (const path of paths) expect((await call('GET', path)).note).toBe('');
    const {body} = await call('GET', '/v3/notifications/90211');
    expect(body).not.toHaveProperty('state');
  });

  test('are there when asked for', async () => {
    const {call} = createClient({sdkFields: true});
    const [page, one, categories] = await Promise.all(paths.map(path => call('GET', path)));
    const orderUpdates = {id: 12, name: 'Order updates', identifier: 'order_updates'};
    expect(page?.body.data[0]).toMatchObject({state: null, category: orderUpdates});
    expect(page?.body.data[1]).not.toHaveProperty('category');
    expect(one?.body.category).toEqual(orderUpdates);
    expect(categories?.body[0]).toMatchObject({...orderUpdates, hideInPreferenceManager: false});
    expect(page?.note).toBe('With fields for the SDKs that are not documented');
    const connected = await call('POST', '/v3/sdk/connect', {
      body: {deviceType: 'browser', browserType: 'chrome'},
      headers: {'X-ENGAGESPOT-DEVICE-ID': '1'},
    });
    expect(connected.body.app).toMatchObject({enableWebPush: false, channels: expect.any(Array)});
  });
});
