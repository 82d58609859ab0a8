/**
 * Completes package-lock.json for the platforms this machine is not: npm leaves out optional
 * packages that it could not see (npm/cli#4828), and `npm ci` then refuses the file elsewhere.
 * Run it after `npm install` when the check `lock-file` asks for it.
 *
 *   npm run lock
 */
import {readFile, writeFile} from 'node:fs/promises';
import {completeLock, lockFile} from './lib/lock.ts';

const {lock, added} = completeLock(JSON.parse(await readFile(lockFile, 'utf8')));
await writeFile(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added:\n  ${added.join('\n  ')}` : 'Nothing is missing.');
