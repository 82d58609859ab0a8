import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {bundledCommand} from '../../support/bundledCommand.ts';

const script = bundledCommand('bench/sandboxProcess');

interface Usage {
  heapUsed: number;
  resident: number;
}

/**
 * Starts a sandbox in a process of its own, with its memory limited by options of Node.
 *
 * @returns the process, its address, and how to ask for the memory that it has now, in MB
 */
export async function forkSandbox(...execArgv: string[]) {
  const server: ChildProcess = fork(await script, {
    execArgv,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{url}] = (await once(server, 'message')) as [{url: string}];
  return {
    server,
    url,
    async memory() {
      server.send('usage');
      const [{heapUsed, resident}] = (await once(server, 'message')) as [Usage];
      return {heap: heapUsed / 2 ** 20, resident: resident / 2 ** 20};
    },
  };
}
