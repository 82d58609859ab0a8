import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {EngagespotClient} from '@engagespot/node';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readReference} from './readReference.ts';

/** The sandbox has no topics, so here a server only writes down what the package sends. */
const received: string[] = [];
const server = createServer((request, response) => {
  received.push(`${request.method} ${request.url}`);
  response.end('{}');
});

beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const entries = readReference().flatMap(({pages}) => pages.flatMap(page => page.entries));

/** The request that an entry says the method sends, with 7 and user_1042 for its parameters. */
function describedRequest(name: string): string | undefined {
  const about = entries.find(
    entry => entry.name === `CreateEngagespotClient.topics.${name}`,
  )?.about;
  return /Sends `([^`]+)`/
    .exec(about ?? '')?.[1]
    ?.replace('{topicId}', '7')
    .replace('{identifier}', 'user_1042');
}

test('methods of topics send the requests that their entries describe', async () => {
  const {port} = server.address() as AddressInfo;
  const {topics} = EngagespotClient({
    apiKey: 'key',
    apiSecret: 'secret',
    baseUrl: `http://127.0.0.1:${port}/v3`,
  });
  const calls = {
    create: () => topics.create('Release notes'),
    update: () => topics.update(7, 'Releases'),
    delete: () => topics.delete(7),
    subscribeUser: () => topics.subscribeUser(7, []),
    unsubscribeUser: () => topics.unsubscribeUser(7, ['user_1042']),
    updateChannel: () => topics.updateChannel('user_1042', 7, ['email']),
    listSubscriptionsOfUser: () => topics.listSubscriptionsOfUser('user_1042'),
  };
  for (const [name, call] of Object.entries(calls)) {
    await call();
    expect(received.pop(), name).toBe(describedRequest(name));
  }
  expect(Object.keys(topics).sort()).toEqual(Object.keys(calls).sort());
});
