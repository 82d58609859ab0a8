import {expect, test} from 'vitest';
import {demoCredentials, demoUserId} from '../demo';
import {createSandbox} from '../sandbox';
import {playgroundWorkflows, tabSeed} from './tabSeed';

function createTabSandbox() {
  return createSandbox({seed: tabSeed, hiddenWorkflows: playgroundWorkflows, sdkFields: true});
}

type Sandbox = ReturnType<typeof createTabSandbox>;

async function call(sandbox: Sandbox, method: string, path: string, user: string, body?: object) {
  const response = await sandbox.fetch(
    new Request(`https://api.engagespot.co/v3${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-engagespot-api-key': demoCredentials.apiKey,
        ...(path === '/notifications' && method === 'POST'
          ? {'x-engagespot-api-secret': demoCredentials.apiSecret}
          : {'x-engagespot-user-id': user}),
      },
      body: body && JSON.stringify(body),
    }),
  );
  return {status: response.status, body: await response.json()};
}

function send(sandbox: Sandbox, workflow: string, recipient: string, data: object) {
  return call(sandbox, 'POST', '/notifications', recipient, {
    notification: {workflow: {identifier: workflow}},
    sendTo: {recipients: [recipient]},
    data,
  });
}

test('the demonstration user has the notifications of the documentation, with their numbers', async () => {
  const {body} = await call(createTabSandbox(), 'GET', '/notifications', demoUserId);
  expect(body.data.map(({id, title}: {id: number; title: string}) => [id, title])).toEqual([
    [90_211, 'Order 88213 is on its way'],
    [90_210, 'Welcome'],
  ]);
});

test('an actionable notification shows what its template says for the state that it is in', async () => {
  const sandbox = createTabSandbox();
  const data = {employee: 'Sam Okafor', dates: '3 to 7 February'};
  await send(sandbox, 'leave_request', 'user_3050', data);
  const list = await call(sandbox, 'GET', '/notifications', 'user_3050');
  const [{id, title, blocks}] = list.body.data;
  expect(title).toBe('Sam Okafor requests leave');
  expect(blocks).toHaveLength(3);

  const path = `/notifications/${id}/state`;
  const approved = await call(sandbox, 'PUT', path, 'user_3050', {state: 'state_2'});
  expect(approved.body).toMatchObject({
    title: 'Approved: leave of Sam Okafor',
    message: '3 to 7 February',
    blocks: [],
    state: 'state_2',
  });
  const again = await call(sandbox, 'GET', `/notifications/${id}`, 'user_3050');
  expect(again.body.title).toBe('Approved: leave of Sam Okafor');

  const unknown = await call(sandbox, 'PUT', path, 'user_3050', {state: 'toString'});
  expect(unknown.body).toMatchObject({title: 'Sam Okafor requests leave', state: 'toString'});
});

test('workflows of playgrounds deliver, but the sandbox names only those of the documentation', async () => {
  const sandbox = createTabSandbox();
  await send(sandbox, 'split_time', 'runner_211', {km: '15', time: '1:19:40'});
  const {body} = await call(sandbox, 'GET', '/notifications', 'runner_211');
  expect(body.data[0].title).toBe('15 km in 1:19:40');

  await send(sandbox, 'no_such_workflow', demoUserId, {});
  const [run] = sandbox.runs();
  expect(JSON.stringify(run)).toContain('welcome');
  expect(JSON.stringify(run)).not.toContain('split_time');
});
