/**
 * Completes package-lock.json for the platforms this machine is not: npm leaves out optional
 * packages that it could not see (npm/cli#4828), and `npm ci` then refuses the file elsewhere.
 * Hashes that are missing come from the registry. Run it after `npm install` when the check
 * `lock-file` or `supply-chain` asks for it.
 *
 *   npm run lock
 */
import {readFile, writeFile} from 'node:fs/promises';
import {runQuietly} from './lib/command.ts';
import {completeLock, isOwn, lockFile, nameOf} from './lib/lock.ts';

/** @throws Error when the registry does not tell it */
async function hashOf(name: string): Promise<string> {
  const {code, output} = await runQuietly('npm', ['view', name, 'dist.integrity']);
  if (code === 0 && output.startsWith('sha512-')) return output.trim();
  throw new Error(`The registry does not tell the hash of ${name}:\n${output}`);
}

const {lock, added} = completeLock(JSON.parse(await readFile(lockFile, 'utf8')));
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (isOwn(folder, entry) || entry.integrity) continue;
  const integrity = await hashOf(`${entry.name ?? nameOf(folder)}@${entry.version}`);
  lock.packages[folder] = {version: entry.version, integrity, ...entry};
}
await writeFile(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added:\n  ${added.join('\n  ')}` : 'Nothing is missing.');
