import {demoUserId} from '@site/src/sandbox/demo';
import {resetSandbox} from '@site/src/sandbox/page/sharedSandbox';
import {beforeEach, expect, test} from 'vitest';
import {bodyOf, type NotificationForm, ownText, sendNotification} from './sendNotification';

beforeEach(resetSandbox);

function form(changes: Partial<NotificationForm> = {}): NotificationForm {
  return {
    workflow: ownText,
    title: 'Your table is ready',
    message: 'We hold it for ten minutes.',
    url: '',
    category: '',
    data: '{}',
    recipients: demoUserId,
    ...changes,
  };
}

test('a text of one’s own is the data of its workflow', () => {
  expect(bodyOf(form())).toEqual({
    notification: {workflow: {identifier: 'own_text'}},
    sendTo: {recipients: [demoUserId]},
    data: {title: 'Your table is ready', message: 'We hold it for ten minutes.'},
  });
});

test('an address and a category come along when they are given', () => {
  const url = 'https://app.example.com/tables/4';
  expect(bodyOf(form({url, category: 'order_updates'}))).toMatchObject({
    data: {url, category: 'order_updates'},
  });
});

test('another workflow gets its data, and none of the texts', () => {
  expect(bodyOf(form({workflow: 'welcome', data: '{"name": "Priya"}'}))).toEqual({
    notification: {workflow: {identifier: 'welcome'}},
    sendTo: {recipients: [demoUserId]},
    data: {name: 'Priya'},
  });
});

test('recipients are separated by commas', () => {
  expect(bodyOf(form({recipients: ' user_1042,user_2077 ,, '}))).toMatchObject({
    sendTo: {recipients: ['user_1042', 'user_2077']},
  });
  expect(bodyOf(form({recipients: ''}))).toMatchObject({sendTo: {recipients: []}});
});

test('data that is no JSON is refused, unless no workflow gets it', () => {
  expect(() => bodyOf(form({workflow: 'welcome', data: '{name: Priya}'}))).toThrow(SyntaxError);
  expect(() => bodyOf(form({data: '{name: Priya}'}))).not.toThrow();
});

test('the sandbox accepts it, and the traffic shows who sent what', async () => {
  const {call: entry, note} = await sendNotification(
    bodyOf(form({recipients: `${demoUserId}, user_2077`})),
  );
  expect(note).toBeNull();
  expect(entry).toMatchObject({kind: 'call', from: 'backend', method: 'POST', status: 202});
  expect(JSON.parse(entry.requestBody)).toEqual(
    bodyOf(form({recipients: `${demoUserId}, user_2077`})),
  );
  expect(() => JSON.parse(entry.responseBody)).not.toThrow();
});

test('what the sandbox refuses is shown as well', async () => {
  const {call: entry} = await sendNotification({});
  expect(entry.status).toBeGreaterThanOrEqual(400);
  expect(entry.responseBody).not.toBe('');
});

test('what the sandbox has to say about it comes along', async () => {
  const {note} = await sendNotification(bodyOf(form({recipients: 'nobody_7'})));
  expect(note).toContain('nobody_7');
});
