import {expect, test} from 'vitest';
import {readFences} from '../../src/samples/readFences.ts';
import {typeFences} from '../../src/samples/types/checkTypes.ts';
import {runSamples} from './runSamples.ts';

/** Samples of one documentation version, each on a page of its own. */
async function messagesOf(version: string, samples: readonly string[]): Promise<string[][]> {
  const fences = samples.flatMap((source, index) =>
    readFences({file: `docs/sample${index}.mdx`, version, source}),
  );
  const runs = await runSamples(await typeFences(fences));
  return samples.map((_, index) => {
    const ofPage = runs.filter(({sample}) => sample.fence.file === `docs/sample${index}.mdx`);
    expect(ofPage).not.toEqual([]);
    return ofPage.flatMap(({problems}) => problems.map(({message}) => message));
  });
}

const preference = (id: string) => `
\`\`\`ts title="src/mute.ts"
import Engagespot from '@engagespot/core';

const client = new Engagespot('YOUR_API_KEY', {userId: 'user_1042'});

export async function mute(): Promise<void> {
  await client.setPreferences([
    {categoryId: ${id}, channels: [{channel: 'email', enabled: false}]},
  ]);
}
\`\`\``;

for (const version of ['1.0.0', '1.3.x', '1.4.x']) {
  test(`a category id that the API refuses, ${version}`, async () => {
    const [wrong, right] = await messagesOf(version, [
      preference("'order_updates'"),
      preference('13 as unknown as string'),
    ]);
    expect(wrong?.join()).toContain('must be a whole number');
    expect(right).toEqual([]);
  }, 60_000);
}

test('the latest version, in a page and in Node', async () => {
  const component = (userId: string) => `
\`\`\`tsx title="src/Bell.tsx"
import {useUnreadCount} from './useUnreadCount';

export function Bell({user}: {user: {id: string}}) {
  const count = useUnreadCount(${userId});
  return <button onClick={() => { throw new Error('pressed by ' + user.id); }}>{count} new</button>;
}
\`\`\`

\`\`\`ts title="src/useUnreadCount.ts"
import {createInstance} from '@engagespot/core';
import {useEffect, useState} from 'react';

export function useUnreadCount(userId: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const {app, notification} = createInstance({apiKey: 'YOUR_API_KEY', userId});
    app.connect().then(() => notification.getByPage({pageNo: 1, limit: 1}))
      .then(({data}) => setCount(data?.unreadCount ?? 0));
  }, [userId]);
  return count;
}
\`\`\``;
  const send = (recipients: string) => `
\`\`\`ts title="server/send.ts"
import {EngagespotClient} from '@engagespot/node';

const {ENGAGESPOT_API_KEY: apiKey = '', ENGAGESPOT_API_SECRET: apiSecret = ''} = process.env;
const engagespot = EngagespotClient({apiKey, apiSecret});

export function welcome(userId: string) {
  return engagespot.send({
    notification: {workflow: {identifier: 'welcome'}},
    sendTo: {recipients: ${recipients}},
  });
}
\`\`\``;
  const types = `
\`\`\`ts title="src/types.ts"
import type {Instance} from '@engagespot/core';

export type Feed = Instance['notification'];
\`\`\``;
  const [pressed, sent, refused, nothing] = await messagesOf('current', [
    component('user.id'),
    send('[userId]'),
    send('[]'),
    types,
  ]);
  expect(pressed?.join()).toContain('pressed by user_1042');
  expect(sent).toEqual([]);
  expect(refused?.join()).toMatch(/POST \/v3\/notifications 4\d\d/);
  expect(nothing).toEqual([]);
}, 60_000);

test('what a sample leaves behind is not blamed on the next one', async () => {
  const listening = `
\`\`\`tsx title="src/listen.tsx"
import {createInstance} from '@engagespot/core';

export function listen() {
  document.addEventListener('click', () => { throw new Error('left behind'); });
  return createInstance({apiKey: 'YOUR_API_KEY', userId: 'user_1042'});
}
\`\`\``;
  const pressed = `
\`\`\`tsx title="src/Bell.tsx"
import type {Notification} from '@engagespot/core';

export function Bell({item}: {item?: Notification}) {
  return <button>{item?.title}</button>;
}
\`\`\``;
  // One for each of the pages that run at the same time.
  const samples = [listening, listening, pressed];
  expect(await messagesOf('current', samples)).toEqual([[], [], []]);
}, 60_000);
