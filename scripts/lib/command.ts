import {spawn} from 'node:child_process';
import {rootDirectory} from './paths.ts';

export interface CommandOptions {
  /** Working folder; the repository's root by default. */
  cwd?: string;
  /** Variables on top of the environment of this process; undefined removes one. */
  env?: Record<string, string | undefined>;
}

export interface CommandResult {
  /** Exit code; 1 when a signal ended the command. */
  code: number;
  /** Standard output and error in the order in which they came; empty when they were shown. */
  output: string;
}

interface Spawn extends CommandOptions {
  show: boolean;
}

function start(command: string, args: string[], options: Spawn): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? rootDirectory,
      env: {...process.env, ...options.env},
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', code => {
      resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8')});
    });
  });
}

/**
 * Runs a command and keeps what it prints.
 *
 * @throws Error when the command cannot be started; a failing command is a result, not an error
 */
export function runQuietly(command: string, args: string[], options: CommandOptions = {}) {
  return start(command, args, {...options, show: false});
}

/** Runs a command in the reader's terminal. */
export function runVisibly(command: string, args: string[], options: CommandOptions = {}) {
  return start(command, args, {...options, show: true});
}
