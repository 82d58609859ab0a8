import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test as base, expect} from '@playwright/test';
import {unzipSync} from 'fflate';
import {type CommandResult, runQuietly} from '../../../scripts/lib/command.ts';
import {
  type ProjectOptions,
  projectFiles,
  projectName,
} from '../../../src/playground/host/project/files.ts';
import {zipProject} from '../../../src/playground/host/project/zip.ts';
import {demoCredentials} from '../../../src/sandbox/index.ts';
import type {Preset} from './readPresets.ts';

/** What npm says when it cannot reach a registry. */
const isOffline = ({output}: CommandResult) =>
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output);

/** The commands of a project run as in a terminal of their own, not as part of a script of this repository. */
const env = Object.fromEntries(
  Object.keys(process.env)
    .filter(name => /^(npm_(package|lifecycle|config_(local_prefix|omit))|NODE_ENV$)/.test(name))
    .map(name => [name, undefined]),
);

export interface Project {
  /** Absolute path of the folder that the zip file holds. */
  folder: string;
  /** Runs npm in it. */
  npm(...args: string[]): Promise<CommandResult>;
  /** Puts the files of another playground in the place of its own, without another installation. */
  become(preset: Preset): Promise<void>;
}

async function unzip(zip: Uint8Array, folder: string): Promise<void> {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** With the key of the demonstration app, as the README of the project asks for one. */
function optionsOf({kit, preset, title, secure, code}: Preset): ProjectOptions {
  return {
    kit,
    preset,
    title,
    secure,
    code: code.replaceAll('YOUR_API_KEY', demoCredentials.apiKey),
    page: 'https://docs.example.com/playground',
  };
}

/** Equal for playgrounds whose projects install the same packages. */
export function packagesOf(preset: Preset): string {
  const {dependencies} = JSON.parse(projectFiles(optionsOf(preset))['package.json'] ?? '{}');
  return Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

interface Fixtures {
  /**
   * Unpacks the project of a playground into a folder that is gone after the test, and installs it. Without a
   * registry, the test is left out, except in CI.
   */
  install(preset: Preset): Promise<Project>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
  async install({}, use) {
    const parent = await mkdtemp(path.join(tmpdir(), 'playground-'));
    await use(async preset => {
      await unzip(zipProject(optionsOf(preset)), parent);
      const folder = path.join(parent, projectName(preset.preset));
      const npm = (...args: string[]) => runQuietly('npm', args, {cwd: folder, env});
      const installed = await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
      test.skip(!process.env.CI && isOffline(installed), 'npm reaches no registry');
      expect(installed, 'npm install').toMatchObject({code: 0});
      async function become(other: Preset): Promise<void> {
        for (const [name, text] of Object.entries(projectFiles(optionsOf(other)))) {
          await writeFile(path.join(folder, name), text);
        }
      }
      return {folder, npm, become};
    });
    await rm(parent, {recursive: true, force: true});
  },
});
