/** Tests on `npm start` in a copy of the project: the site as those see it who write it. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {cacheDirectory} from '../../../scripts/lib/paths.ts';
import {copySite, linkBuild} from '../../../scripts/lib/siteCopy.ts';
import {test as base} from './test.ts';

/** A copy of the project that tests may change: nothing else reads it. */
export const siteCopy = path.join(cacheDirectory, 'development-site');

/** Milliseconds to compile the site on a busy machine. */
const patience = 120_000;

const environment = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NO_UPDATE_NOTIFIER: '1'};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/** Ends the command and the server that it started: they are a group of their own. */
async function end(command: ChildProcess): Promise<void> {
  if (command.pid === undefined || command.exitCode !== null) return;
  process.kill(-command.pid, 'SIGTERM');
  await once(command, 'exit');
}

/** The server answers as soon as the site is compiled. */
async function untilReady(url: string, command: ChildProcess): Promise<void> {
  const output: string[] = [];
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', chunk => output.push(String(chunk)));
  }
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && command.exitCode === null) {
    if (await fetch(url).catch(() => undefined)) return;
    await setTimeout(200);
  }
  throw new Error(`The development server did not start:\n${output.join('')}`);
}

/** `test` with the development server as its base; one server for all tests of a worker. */
export const test = base.extend({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
    async ({}, use) => {
      await copySite(siteCopy);
      await linkBuild(siteCopy);
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const args = ['scripts/start.mjs', '--no-open', '--port', String(port)];
      const env = {...process.env, ...environment};
      const command = spawn(process.execPath, args, {cwd: siteCopy, env, detached: true});
      try {
        await untilReady(url, command);
        await use(url);
      } finally {
        await end(command);
      }
    },
    {scope: 'worker', timeout: patience + 10_000},
  ],
});
