import {expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';

const at = '2030-01-31T09:02:00.000Z';

test('tells the life of a run, per recipient and channel', async () => {
  const {send, call} = createClient();
  const {body} = await send({sendTo: {recipients: ['user_1042', 'user_2077']}});
  await call('POST', '/v3/notifications/90212/click');
  await call('DELETE', '/v3/notifications/90212/reads');
  await call('DELETE', '/v3/notifications/90212');
  const {body: journal, note} = await call('GET', `/sandbox/runs?requestId=${body.requestId}`, {
    as: 'app',
  });
  expect(note).toBe('Not a call of Engagespot; only the sandbox has it');
  const inApp = (state: string) => ({at, state, channel: 'inApp'});
  const run = {requestId: body.requestId, workflow: 'order_shipped'};
  const sent = [{at, state: 'accepted'}, inApp('sent'), {at, state: 'sent', channel: 'email'}];
  expect(journal.runs).toEqual([
    {...run, runId: 2, userId: 'user_2077', events: sent},
    {
      ...run,
      runId: 1,
      userId: 'user_1042',
      events: [...sent, ...['seen', 'read', 'unread', 'deleted'].map(inApp)],
    },
  ]);
});

test('tells why nothing was delivered', async () => {
  const {send, sandbox} = createClient();
  await send({sendTo: {recipients: ['user_1042', 'nobody']}}, {identifier: 'order_lost'});
  expect(sandbox.runs().map(({userId, workflow, events}) => [userId, workflow, ...events])).toEqual(
    [
      [
        'user_1042',
        'order_lost',
        {
          at,
          state: 'discarded',
          reason: expect.stringContaining('the sandbox does not know this workflow; it has order_'),
        },
      ],
      ['nobody', 'order_lost', {at, state: 'discarded', reason: 'there is no such user'}],
    ],
  );
});

test('tells of waiting, of what was skipped, and of what was cancelled', async () => {
  const {send, sandbox, clock, call} = createClient();
  await send({override: {channels: ['inApp']}}, {identifier: 'order_reminder'});
  await send({}, {identifier: 'order_reminder', cancellationKey: 'order-1'});
  await call('PATCH', '/v4/workflows/order_reminder/cancel-run', {
    as: 'app',
    body: {cancellationKey: 'order-1'},
  });
  clock.advance(3_600_000);
  sandbox.runDue();
  const later = '2030-01-31T10:02:00.000Z';
  const waiting = {at, state: 'waiting', until: later};
  expect(sandbox.runs().map(({events}) => events)).toEqual([
    [{at, state: 'accepted'}, waiting, {at, state: 'cancelled'}],
    [
      {at, state: 'accepted'},
      waiting,
      {at: later, state: 'sent', channel: 'inApp'},
      {
        at: later,
        state: 'skipped',
        channel: 'email',
        reason: 'override.channels leaves it out',
      },
    ],
  ]);
});

test('shows a user the own runs, the app all, and others nothing', async () => {
  const {send, call} = createClient();
  await send({sendTo: {recipients: ['user_1042', 'user_2077']}});
  const runs = async (path: string, as: 'app' | 'user') =>
    (await call('GET', path, {as})).body.runs.map(({userId}: {userId: string}) => userId);
  expect(await runs('/sandbox/runs?userId=user_2077', 'user')).toEqual(['user_1042']);
  expect(await runs('/sandbox/runs?userId=user_2077', 'app')).toEqual(['user_2077']);
  expect(await runs('/sandbox/runs?limit=1', 'app')).toHaveLength(1);
  expect((await call('GET', '/sandbox/runs', {as: 'nobody'})).status).toBe(401);
  expect((await call('GET', '/sandbox/runs?limit=0', {as: 'app'})).status).toBe(400);
});

test('keeps within its limits', async () => {
  const limits = {journal: {entries: 10, weight: 100_000, perOwner: {entries: 2, weight: 10_000}}};
  const {send, sandbox} = createClient({limits});
  for (let index = 0; index < 5; index += 1) await send();
  await send({sendTo: {recipients: ['user_2077']}});
  expect(sandbox.runs().map(({runId}) => runId)).toEqual([6, 5, 4]);
});

test('all runs can be read, page by page', async () => {
  const {send, call} = createClient();
  for (let sent = 0; sent < 5; sent += 1) await send();
  const idsOf = async (page: number) =>
    (await call('GET', `/sandbox/runs?limit=2&pageNo=${page}`)).body.runs.map(
      ({runId}: {runId: number}) => runId,
    );
  expect([await idsOf(1), await idsOf(2), await idsOf(3), await idsOf(4)]).toEqual([
    [5, 4],
    [3, 2],
    [1],
    [],
  ]);
  const others = await call('GET', '/sandbox/runs?recipient=user_2077', {as: 'app'});
  expect(others.body.runs).toEqual([]);
});
