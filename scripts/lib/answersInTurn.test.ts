import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {answerInTurn} from './answersInTurn.ts';

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const lastRequest = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** @returns what opens a connection to a server that answers in turn, and sends a text over it */
async function startServer(listener: RequestListener): Promise<(text: string) => Socket> {
  const server = createServer(listener);
  answerInTurn(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return text => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  };
}

/** What comes over a connection until it ends, in bytes. */
async function receive(socket: Socket): Promise<number> {
  let bytes = 0;
  socket.on('data', data => {
    bytes += data.length;
  });
  await once(socket, 'close');
  return bytes;
}

test('cuts off the client that has been slowest to read when too much waits to be read', async () => {
  const large = Buffer.alloc(23_000_000);
  const asked: Socket[] = [];
  const open = await startServer(({socket}, response) => {
    asked.push(socket);
    response.end(asked.length <= 2 ? large : 'small');
  });
  const first = open(lastRequest);
  await expect.poll(() => asked[0]?.writableLength).toBeGreaterThan(0);
  const second = open(lastRequest);
  await expect.poll(() => asked[1]?.writableLength).toBeGreaterThan(0);
  expect(await receive(open(lastRequest))).toBeGreaterThan(0);
  expect(await receive(second)).toBeGreaterThan(large.length);
  expect(await receive(first)).toBeLessThan(large.length);
});

test('requests of a client that has left free their places', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>(resolve => {
    answer = resolve;
  });
  const asked: Socket[] = [];
  const open = await startServer(async ({socket}, response) => {
    asked.push(socket);
    await isAnswered;
    response.end();
  });
  const many = request.repeat(1_100);
  for (let client = 0; client < 2; client += 1) {
    const socket = open(many);
    await expect.poll(() => asked[client]?.bytesRead).toBe(many.length);
    socket.destroy();
  }
  answer();
  expect(await receive(open(request + lastRequest))).toBeGreaterThan(0);
});
