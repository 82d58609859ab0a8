/** Clients that do not read what they are sent cost the sandbox little. */
import {once} from 'node:events';
import {expect, test} from 'vitest';
import {credentialHeaders} from './support/client';
import {startSmallProcess} from './support/smallProcess';

/** A request as it is sent over a connection. */
function rawRequest(target: string, userId: string): string {
  const headers = Object.entries(credentialHeaders('user', userId));
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `GET ${target} HTTP/1.1\r\nHost: a\r\n${lines}\r\n`;
}

test('answers that nobody reads, one after the other on one connection', async () => {
  const sandbox = await startSmallProcess();
  // JSON writes each of these characters as six.
  for (let sent = 0; sent < 12; sent += 1) await sandbox.notify('reader', 150_000, '\u0001');
  const request = rawRequest('/v3/notifications?limit=20', 'reader');
  sandbox.connectWithoutReading(request.repeat(400));
  // Who asks now comes after it.
  for (let asked = 0; asked < 5; asked += 1) {
    expect(await sandbox.notify('reader', 10)).toBe(202);
  }
  expect(await sandbox.resident()).toBeLessThan(400);
});

const realtimeAddress = '/socket.io/?EIO=4&apiKey=demo_api_key&userId=reader';
const webSocketRequest = [
  `GET ${realtimeAddress}&transport=websocket HTTP/1.1`,
  'Host: a',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');
/** The text `40` as a frame of a client: with it, Socket.IO opens the inbox. */
const openingFrame = Buffer.concat([Buffer.from([0x81, 0x82, 0, 0, 0, 0]), Buffer.from('40')]);

test('real-time events that nobody reads', async () => {
  const sandbox = await startSmallProcess(128);
  const socket = sandbox.connectWithoutReading(webSocketRequest);
  await once(socket.resume(), 'data');
  socket.write(openingFrame);
  for (let read = ''; !read.includes('40{'); ) read += (await once(socket, 'data'))[0];
  socket.pause();
  for (let sent = 0; sent < 150; sent += 1) await sandbox.notify('reader', 900_000);
  expect(await sandbox.call('GET', '/v3/users/reader')).toBe(405);
});

test('real-time events that nobody polls', async () => {
  const sandbox = await startSmallProcess(128);
  const address = `${sandbox.url}${realtimeAddress}&transport=polling`;
  const handshake = await (await fetch(address)).text();
  const {sid} = JSON.parse(handshake.slice(1)) as {sid: string};
  await fetch(`${address}&sid=${sid}`, {method: 'POST', body: '40'});
  for (let sent = 0; sent < 150; sent += 1) await sandbox.notify('reader', 900_000);
  expect((await fetch(`${address}&sid=${sid}`)).status).toBe(400);
});
