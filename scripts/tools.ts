/**
 * Installs what only checks and tests need: `npm ci` leaves it out, because most people only want to see the site. The
 * commands that need it start with this one, which does nothing where all of it is there.
 *
 *   npm run tools
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {type Lock, lockFile, missingFolders} from './lib/lock.ts';
import {rootDirectory} from './lib/paths.ts';

/** npm's own list of what it has installed. */
const installedFile = path.join(rootDirectory, 'node_modules/.package-lock.json');

async function readLock(file: string): Promise<Lock> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function installTools(): Promise<void> {
  const missing = missingFolders(await readLock(lockFile), await readLock(installedFile));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages that only checks and tests need …`);
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund'];
  const {code} = await runVisibly('npm', ['install', ...flags]);
  if (code !== 0) throw new Error('They could not be installed: run npm ci --include=dev');
}

await installTools().catch(exitWithMessage);
