import {expect, test} from 'vitest';
import {readFences} from '../../src/samples/readFences.ts';
import {typeFences} from '../../src/samples/types/checkTypes.ts';
import {runSamples} from './runSamples.ts';

interface Sample {
  /** Of the documentation; the latest by default. */
  version?: string;
  /** A page of its own by default. */
  file?: string;
  source: string;
}

/** What is wrong with each of some samples, which are on pages of their own. */
async function messagesOf(samples: readonly Sample[]): Promise<string[]> {
  const files = samples.map(({file}, index) => file ?? `docs/sample${index}.mdx`);
  const fences = samples.flatMap(({version = 'current', source}, index) =>
    readFences({file: files[index] ?? '', version, source}),
  );
  const runs = await runSamples(await typeFences(fences));
  return files.map(file => {
    const ofPage = runs.filter(({sample}) => sample.fence.file === file);
    expect(ofPage).not.toEqual([]);
    return ofPage.flatMap(({problems}) => problems.map(({message}) => message)).join();
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

test('samples of every version, in a page and in Node', async () => {
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
  // A page with an expected failure; this is a different one.
  const excepted = {
    file: 'docs/playgrounds/react-hooks.mdx',
    source: component('user.id').replace('src/Bell.tsx', 'App.tsx').replace('./use', './src/use'),
  };
  const ofVersion = ['1.0.0', '1.3.x', '1.4.x'].flatMap(version => [
    {version, source: preference("'order_updates'")},
    {version, source: preference('13 as unknown as string')},
  ]);
  const ofLatest = [component('user.id'), send('[userId]'), send('[]'), types];
  const messages = await messagesOf([
    ...ofLatest.map(source => ({source})),
    excepted,
    ...ofVersion,
  ]);
  const refusedId = expect.stringContaining('must be a whole number');
  expect(messages).toEqual([
    expect.stringContaining('pressed by user_1042'),
    '',
    expect.stringMatching(/POST \/v3\/notifications 4\d\d/),
    '',
    expect.stringContaining('pressed by user_1042'),
    ...[refusedId, '', refusedId, '', refusedId, ''],
  ]);
});

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
  const samples = [listening, listening, pressed].map(source => ({source}));
  expect(await messagesOf(samples)).toEqual(['', '', '']);
});
