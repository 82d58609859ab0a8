import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {cacheFolder} from '@engagespot-docs/cache/cache';
import {runQuietly} from '../lib/command.ts';
import {binary, cacheDirectory, rootDirectory} from '../lib/paths.ts';

/** How a site is built. */
export interface BuildOptions {
  /** Folder of the site. */
  site?: string;
  /** Folder of the result. */
  target: string;
  /** Whether the bundler and Docusaurus begin without what they kept from earlier builds. */
  isCold: boolean;
  /** Environment variables of the build. */
  env?: Record<string, string>;
}

export interface BuildCost {
  seconds: number;
  /** The most that the process took at any time. */
  megabytes: number;
}

/**
 * Loaded before the build: writes down the memory that its process took at the most, in kilobytes. As an address that
 * holds its text, because a loader of TypeScript in every process of a build makes some of them wait for ever.
 */
const reportMemory = `data:text/javascript,${encodeURIComponent(`
  import {appendFileSync} from 'node:fs';
  import {isMainThread} from 'node:worker_threads';
  const write = () => appendFileSync(process.env.MEMORY_REPORT, process.resourceUsage().maxRSS + '\\n');
  if (isMainThread) process.on('exit', write);
`)}`;

/** @throws Error with what the build printed when it fails */
export async function measureBuild({
  site = rootDirectory,
  target,
  isCold,
  env = {},
}: BuildOptions): Promise<BuildCost> {
  if (isCold) {
    const folders = ['node_modules/.cache', '.docusaurus'].map(name => path.join(site, name));
    for (const folder of [...folders, cacheFolder]) {
      await rm(folder, {recursive: true, force: true});
    }
  }
  const report = path.join(cacheDirectory, 'memory.txt');
  await rm(report, {force: true});
  const start = performance.now();
  const {code, output} = await runQuietly(binary('docusaurus'), ['build', '--out-dir', target], {
    cwd: site,
    env: {
      ...env,
      MEMORY_REPORT: report,
      NODE_OPTIONS: `--import ${reportMemory}`,
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  if (code !== 0) throw new Error(`The build of ${site} failed:\n${output}`);
  const kilobytes = (await readFile(report, 'utf8')).trim().split('\n').map(Number);
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.max(...kilobytes) / 1024,
  };
}

/** A build cost as the cells of a table. */
export function costCells({seconds, megabytes}: BuildCost): string[] {
  return [`${seconds.toFixed(1)} s`, `${megabytes.toFixed(0)} MB`];
}
