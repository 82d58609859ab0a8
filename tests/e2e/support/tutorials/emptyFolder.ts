import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test as base, expect} from '@playwright/test';
import {type CommandResult, runQuietly} from '../../../../scripts/lib/command.ts';
import type {Instructions} from './readTutorial.ts';

/** What npm says when it cannot reach a registry. */
const isOffline = ({output}: CommandResult) =>
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output);

/** Commands run as in a terminal of their own, not as part of a script of this repository. */
const env = {
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter(name => /^(npm_(package|lifecycle|config_(local_prefix|omit))|NODE_ENV$)/.test(name))
      .map(name => [name, undefined]),
  ),
  CI: '1',
  NG_CLI_ANALYTICS: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_yes: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** A folder that is gone after the test. */
export interface Workplace {
  folder: string;
  /** Runs a command line, and fails with what it printed when it fails. */
  run(command: string, variables?: Record<string, string>): Promise<string>;
  write(files: ReadonlyMap<string, string>): Promise<void>;
  /** Writes the files of a page, and runs its install commands. */
  follow(instructions: Instructions): Promise<void>;
}

interface Fixtures {
  workplace: Workplace;
}

/** Tests in an empty folder each. Without a registry, they are left out, except in CI. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
  async workplace({}, use) {
    const parent = await mkdtemp(path.join(tmpdir(), 'tutorial-'));
    // Project generators take the name of the package from the folder.
    const folder = path.join(parent, 'desk');
    await mkdir(folder);
    async function run(command: string, variables = {}): Promise<string> {
      const options = {cwd: folder, env: {...env, ...variables}};
      const result = await runQuietly('bash', ['-c', command], options);
      test.skip(!process.env.CI && isOffline(result), 'npm reaches no registry');
      expect(result.code, `${command}\n${result.output}`).toBe(0);
      return result.output;
    }
    async function write(files: ReadonlyMap<string, string>): Promise<void> {
      for (const [name, text] of files) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${text}\n`);
      }
    }
    await use({
      folder,
      run,
      write,
      async follow({files, installs}) {
        for (const command of installs) await run(command);
        await write(files);
      },
    });
    await rm(parent, {recursive: true, force: true});
  },
});
