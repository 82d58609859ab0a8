/**
 * The published \@engagespot/node against a sandbox that really listens. Where the SDK departs from
 * the document, the sandbox accepts both and says so.
 */
import {EngagespotClient} from '@engagespot/node';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {
  type AnsweredRequest,
  type SandboxServer,
  startSandboxServer,
} from '../../scripts/lib/sandboxServer';
import {demoCredentials, demoUserId} from '../../src/sandbox/index';
import {buildRequest, readAnswer} from './support/client';

const answered: AnsweredRequest[] = [];
let server: SandboxServer;
let signingKey: string;

beforeAll(async () => {
  server = await startSandboxServer({
    sandbox: {},
    port: 0,
    onAnswer: answer => answered.push(answer),
  });
  signingKey = await server.sandbox.signingKey();
});
afterAll(() => server.close());

function createSdk(base = '/v3') {
  const {apiKey, apiSecret} = demoCredentials;
  return EngagespotClient({apiKey, apiSecret, signingKey, baseUrl: server.url + base});
}

/** The remark of the sandbox on its last answer. */
function lastNote(): string | undefined {
  return answered.at(-1)?.note;
}

async function profileOf(userId: string) {
  const request = buildRequest('GET', '/v3/profile', {userId});
  return (await readAnswer(await server.sandbox.fetch(request))).body;
}

const workflow = {identifier: 'order_shipped'};
const data = {orderNumber: '88213', carrier: 'Northline', deliveryDate: 'Thursday'};

describe('as documented', () => {
  test('sends a notification', async () => {
    const answer = await createSdk().send({
      notification: {workflow},
      sendTo: {recipients: [demoUserId, {identifier: 'user_3000', email: 'sam@example.com'}]},
      data,
    });
    expect(answer).toEqual({requestId: expect.stringMatching(/^[0-9a-f-]{36}$/)});
    expect(lastNote()).toBeUndefined();
    expect(await profileOf('user_3000')).toEqual({email: 'sam@example.com'});
  });

  test('creates a user', async () => {
    await createSdk().createOrUpdateUser('user_4000', {email: 'ana@example.com'});
    await createSdk().users.createOrUpdateUser('user_4000', {plan: 'free'});
    expect(lastNote()).toBeUndefined();
    expect(await profileOf('user_4000')).toEqual({email: 'ana@example.com', plan: 'free'});
  });

  test('makes a user token that secure mode accepts', async () => {
    server.sandbox.settings.secureMode = true;
    const token = createSdk().generateUserToken('user_2077');
    const headers = {Authorization: `Bearer ${token}`};
    const response = await fetch(`${server.url}/v3/profile`, {headers});
    server.sandbox.settings.secureMode = false;
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({email: 'mateo@example.com'}),
    ]);
  });

  test('gets errors as it expects them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(
      createSdk().send({notification: {workflow}, sendTo: {recipients: []}}),
    ).rejects.toMatchObject({
      response: {
        status: 400,
        data: {status: 'error', message: ['sendTo.recipients must not be empty']},
      },
    });
    log.mockRestore();
  });
});

describe('beside the document', () => {
  test('fetches the inbox', async () => {
    const page = await createSdk().inAppInbox.fetch(demoUserId);
    expect(page.data[0].title).toBe('Order 88213 is on its way');
    expect(lastNote()).toBe('The documented call authenticates as a user, not as the app');
  });

  test('reads, unreads, hides and deletes notifications', async () => {
    const {inAppInbox} = createSdk();
    const clickedAt = async () => (await inAppInbox.fetch(demoUserId, 1, 1)).data[0].clickedAt;
    const {id} = (await inAppInbox.fetch(demoUserId, 1, 1)).data[0];
    await inAppInbox.markNotificationAsRead(id);
    expect(lastNote()).toContain('POST /v3/notifications/{id}/click');
    expect(await clickedAt()).not.toBeNull();
    await inAppInbox.markNotificationAsUnRead(id);
    expect(await clickedAt()).toBeNull();
    await inAppInbox.markNotificationAsUnseen(id);
    await inAppInbox.deleteNotification(id);
    expect((await inAppInbox.fetch(demoUserId, 1, 1)).data[0].id).not.toBe(id);
  });

  test('manages categories', async () => {
    const created = await createSdk().createCategory('comment_replies', 'Comment replies');
    expect(created?.data).toEqual({id: 15, identifier: 'comment_replies', name: 'Comment replies'});
    expect((await createSdk().deleteCategory(15))?.status).toBe(200);
    expect(lastNote()).toBe('The documented form of this call is DELETE /v3/categories/{id}');
  });

  test.each(['/v3', '/v4', ''])('cancels runs with the base URL …%s', async base => {
    const reminder = {identifier: 'order_reminder', cancellationKey: `order-1${base}`};
    await createSdk().send({
      notification: {workflow: reminder},
      sendTo: {recipients: [demoUserId, 'user_2077']},
      data,
    });
    await createSdk(base).workflows.cancelRun('order_reminder', {
      cancellationKey: reminder.cancellationKey,
      cancelFor: {recipients: ['user_2077']},
    });
    expect(lastNote()).toContain('PATCH /v4/workflows/{identifier}/cancel-run');
    expect(lastNote()).toContain('Stopped 1 waiting run');
  });

  test('deletes a user and creates one without a profile', async () => {
    await createSdk().createOrUpdateUser('user_5000');
    expect((await createSdk().users.delete('user_5000'))?.status).toBe(202);
    expect(lastNote()).toBe('The documented form of this call is DELETE /v3/users/{identifier}');
  });

  test('sends in its older form, and without a version in the base URL', async () => {
    await createSdk('').send({
      notification: {title: 'Maintenance tonight', message: 'From ten to eleven.'},
      recipients: [demoUserId],
    });
    expect(lastNote()).toContain('older than the documented one');
    const page = await createSdk().inAppInbox.fetch(demoUserId, 1, 1);
    expect(page.data[0]).toMatchObject({
      title: 'Maintenance tonight',
      message: 'From ten to eleven.',
    });
  });
});
