import {expect, test} from 'vitest';
import {createClient} from '../../../tests/sandbox/support/client';
import {journalLines, reachedInboxes, requestIdOf} from './journal';

test('says what became of a request, for each recipient', async () => {
  const {send, sandbox} = createClient();
  const sendTo = {recipients: ['user_1042', 'nobody']};
  const {body} = await send({sendTo}, {identifier: 'order_reminder'});
  expect(journalLines(sandbox.runs(body))).toEqual([
    'nobody: discarded: there is no such user',
    'user_1042: accepted, waiting until 2030-01-31T10:02:00.000Z',
  ]);
  const sent = await send();
  expect(journalLines(sandbox.runs(sent.body))).toEqual([
    'user_1042: accepted, inApp sent, email sent',
  ]);
});

test.each(['{}', 'null', '[]', 'no JSON', '{"requestId": 5}'])('%s has no request id', body => {
  expect(requestIdOf(body)).toBeUndefined();
});

test('finds the id of a request', () => {
  expect(requestIdOf('{"requestId": "3f0c"}')).toBe('3f0c');
});

test('says how many recipients it leaves out, and shortens long names', async () => {
  const {send, sandbox} = createClient();
  const recipients = Array.from({length: 25}, (_, index) => ({
    identifier: `${'u'.repeat(80)}${index}`,
  }));
  const {body} = await send({sendTo: {recipients}});
  const lines = journalLines(sandbox.runs({...body, limit: 100}));
  expect(lines).toHaveLength(21);
  expect(lines[0]).toMatch(/^u{30}…u{29}0: accepted, /);
  expect(lines.at(-1)).toBe('and 5 more');
});

test('knows whose inbox a request has reached', async () => {
  const {send, sandbox} = createClient();
  const sendTo = {recipients: ['user_2077', 'nobody', 'user_1042']};
  const sent = await send({sendTo});
  expect(reachedInboxes(sandbox.runs(sent.body))).toEqual(['user_2077', 'user_1042']);
  const delayed = await send({sendTo}, {identifier: 'order_reminder'});
  expect(reachedInboxes(sandbox.runs(delayed.body))).toEqual([]);
});
