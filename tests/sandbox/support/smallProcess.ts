import {connect, type Socket} from 'node:net';
import {onTestFinished} from 'vitest';
import {credentialHeaders} from './client';
import {forkSandbox} from './forkSandbox';

/** A sandbox that dies of what it should not keep. */
export interface SmallProcess {
  url: string;
  /** Sends a request whose body is JSON; gives the status. Fails once the process is gone. */
  call(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<number>;
  /** Delivers a notification with so many characters to the inbox of a user. */
  notify(userId: string, size: number, character?: string): Promise<number>;
  /** Memory that the process has of the system now, in MB. */
  resident(): Promise<number>;
  /** Opens a connection on which nothing is ever read. */
  connectWithoutReading(text: string): Socket;
}

/**
 * Starts a sandbox in a process of its own, until the test ends.
 *
 * @param heap its size in MB
 */
export async function startSmallProcess(heap = 256): Promise<SmallProcess> {
  const {server, url, memory} = await forkSandbox(`--max-old-space-size=${heap}`);
  onTestFinished(() => {
    server.kill();
  });

  async function call(method: string, place: string, body?: unknown, headers?: HeadersInit) {
    const response = await fetch(url + place, {
      method,
      headers: {
        'Content-Type': 'application/json',
        // A busy process closes idle connections late, and a request that reuses one of them fails.
        Connection: 'close',
        ...credentialHeaders('app'),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  }

  return {
    url,
    call,
    notify: (userId, size, character = 'x') =>
      call('POST', '/v3/notifications', {
        notification: {workflow: {identifier: 'order_shipped'}},
        sendTo: {recipients: [{identifier: userId}]},
        // The template repeats the order number in the title and in the address.
        data: {orderNumber: character.repeat(size / 3)},
      }),
    resident: async () => (await memory()).resident,
    connectWithoutReading(text) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      // The server closes it, and that is right.
      socket.on('error', () => undefined);
      onTestFinished(() => {
        socket.destroy();
      });
      socket.pause();
      socket.write(text);
      return socket;
    },
  };
}
