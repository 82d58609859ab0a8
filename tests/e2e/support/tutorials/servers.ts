import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

export interface AppServer {
  /** Origin without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Serves a folder, as `npx serve` does. */
export async function serveFolder(folder: string): Promise<AppServer> {
  const serve = sirv(folder, {single: true, dev: true});
  const server = createServer((request, response) => serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Starts a program of a project that prints its address.
 *
 * @throws Error with what it printed when it ends before
 */
export async function startProgram(folder: string, args: readonly string[]): Promise<AppServer> {
  const child = spawn(process.execPath, args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer): void {
      output += chunk.toString('utf8');
      const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
      if (found) resolve(found);
    }
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${args.join(' ')} ended:\n${output}`)));
  });
  return {
    url,
    async close() {
      child.kill();
      await ended;
    },
  };
}
