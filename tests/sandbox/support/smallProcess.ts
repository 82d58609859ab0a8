import {fork} from 'node:child_process';
import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {rootDirectory} from '../../../scripts/lib/paths.ts';
import {credentialHeaders} from './client';

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
  const script = path.join(rootDirectory, 'scripts/bench/sandboxProcess.ts');
  const server = fork(script, {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${heap}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => {
    server.kill();
  });
  const [{url}] = (await once(server, 'message')) as [{url: string}];

  async function call(method: string, place: string, body?: unknown, headers?: HeadersInit) {
    const response = await fetch(url + place, {
      method,
      headers: {'Content-Type': 'application/json', ...credentialHeaders('app'), ...headers},
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
    async resident() {
      server.send('usage');
      const [usage] = (await once(server, 'message')) as [{resident: number}];
      return usage.resident / 2 ** 20;
    },
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
