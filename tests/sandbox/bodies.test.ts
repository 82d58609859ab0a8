/** Large bodies, at once and unfinished, cost the sandbox a limited amount of memory. */
import {expect, test} from 'vitest';
import {credentialHeaders} from './support/client';
import {startSmallProcess} from './support/smallProcess';

const megabyte = 2 ** 20;

test('bodies that do not end', async () => {
  const sandbox = await startSmallProcess(192);
  const headers = {...credentialHeaders('user'), 'Content-Type': 'application/json'};
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const sockets = Array.from({length: 12}, () =>
    sandbox.connectWithoutReading(
      `PUT /v3/profile HTTP/1.1\r\nHost: a\r\nContent-Length: ${41 * megabyte}\r\n${lines.join('')}\r\n`,
    ),
  );
  // There is room for one.
  let refused = 0;
  const othersRefused = new Promise<void>(resolve => {
    for (const socket of sockets) {
      socket.resume().once('data', () => {
        refused += 1;
        if (refused === sockets.length - 1) resolve();
      });
    }
  });
  for (const socket of sockets) socket.write(Buffer.alloc(40 * megabyte, 'a'));
  await othersRefused;
  expect(await sandbox.resident()).toBeLessThan(300);
  expect(await sandbox.notify('reader', 30)).toBe(202);
  for (const socket of sockets) socket.destroy();
  const text = 'x'.repeat(30 * megabyte);
  const put = () => sandbox.call('PUT', '/v3/users/reader', {text});
  await expect.poll(put, {timeout: 10_000}).toBe(400);
});

test('large bodies at the same time are answered or refused', async () => {
  const sandbox = await startSmallProcess(192);
  const text = 'x'.repeat(30 * megabyte);
  const put = () => sandbox.call('PUT', '/v3/users/reader', {text}).catch(() => 0);
  const statuses = await Promise.all(Array.from({length: 10}, put));
  expect(statuses).toContain(400);
  expect(statuses.filter(status => ![400, 503].includes(status))).toEqual([]);
});

test('what the largest requests leave is freed', async () => {
  // A heap so large that nothing makes the process tidy up by itself.
  const sandbox = await startSmallProcess(2_048);
  const content = 'QUJD'.repeat(5 * megabyte);
  const attachment = {name: 'order.pdf', contentType: 'application/pdf', content};
  const before = await sandbox.resident();
  const send = () =>
    sandbox.call('POST', '/v3/notifications', {
      notification: {workflow: {identifier: 'order_shipped'}},
      sendTo: {recipients: ['user_1042']},
      data: {attachments: [attachment, {...attachment, name: 'invoice.pdf'}]},
    });
  for (let turn = 0; turn < 4; turn += 1) expect(await send()).toBe(202);
  // The system gets its memory back a moment after the collection.
  const left = async () => (await sandbox.resident()) - before;
  await expect.poll(left, {interval: 200, timeout: 10_000}).toBeLessThan(90);
});
