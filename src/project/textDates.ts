import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** The output of a git command; undefined where git is not installed, or the folder is in no working tree. */
async function git(directory: string, ...args: string[]): Promise<string | undefined> {
  const options = {cwd: directory, maxBuffer: 1024 ** 3};
  return run('git', args, options).then(
    ({stdout}) => stdout,
    () => undefined,
  );
}

/** A line of `git log -c --raw`: modes, then the hashes of each parent's content and of the new one. */
const change = /^:+(?:\d{6} )+((?:[0-9a-f]{40,64} )+)/;

/** When each content of a file first appeared, by its hash, in milliseconds. */
function firstSeen(log: string): Map<string, number> {
  const dates = new Map<string, number>();
  let date = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) date = Number(line.slice(1)) * 1000;
    const content = change.exec(line)?.[1]?.trim().split(' ').at(-1);
    if (content) dates.set(content, Math.min(date, dates.get(content) ?? date));
  }
  return dates;
}

/**
 * When the text of each file of a repository was written as it is now: the date of the commit that first had it,
 * wherever the file was then. So a commit that only moves or copies files changes no date.
 *
 * @param directory any folder of the repository
 * @returns milliseconds by absolute path; empty without git, outside a repository, and in a shallow clone, whose first
 *   commit seems to write every file
 */
export async function readTextDates(directory: string): Promise<ReadonlyMap<string, number>> {
  const [isShallow, root] =
    (await git(directory, 'rev-parse', '--is-shallow-repository', '--show-toplevel'))
      ?.trim()
      .split('\n') ?? [];
  if (isShallow !== 'false' || !root) return new Map();
  const log = 'log -c --raw --no-abbrev --no-renames --no-show-signature --format=@%ct'.split(' ');
  const [history, files] = await Promise.all([
    git(root, ...log),
    git(root, 'ls-tree', '-r', '-z', 'HEAD'),
  ]);
  const dates = firstSeen(history ?? '');
  const texts = new Map<string, number>();
  for (const entry of files?.split('\0') ?? []) {
    const [head = '', file = ''] = entry.split('\t');
    const date = dates.get(head.split(' ')[2] ?? '');
    if (date !== undefined) texts.set(path.join(root, file), date);
  }
  return texts;
}
