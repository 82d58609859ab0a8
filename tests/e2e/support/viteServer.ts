import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

export interface ViteServer {
  /** Its origin, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a server of the Vite that a project has installed, on a free port.
 *
 * @param command `dev` or `preview`
 * @throws Error with what it printed when it ends before it listens
 */
export async function startVite(folder: string, command: 'dev' | 'preview'): Promise<ViteServer> {
  const program = path.join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, command, '--host', '127.0.0.1'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer): void {
      output += stripVTControlCharacters(chunk.toString('utf8'));
      const [, found] = /Local:\s+(http:\S+?)\/\s/.exec(output) ?? [];
      if (found) resolve(found);
    }
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`vite ${command} ended:\n${output}`)));
  });
  return {
    url,
    async close() {
      child.kill();
      await ended;
    },
  };
}
