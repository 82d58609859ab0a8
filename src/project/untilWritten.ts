import {stat} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';

/** Milliseconds without a change after which a file counts as written. */
const quiet = 100;

/** Milliseconds after which a file is read as it is. */
const patience = 2_000;

async function isBeingWritten(file: string): Promise<boolean> {
  const {size, mtimeMs} = await stat(file);
  return size === 0 || Date.now() - mtimeMs < quiet;
}

/**
 * Waits until files are written to their end. A watcher tells of a change when an editor has emptied the file and
 * not yet filled it, and says nothing more afterwards.
 *
 * @throws Error for a file that is not there
 */
export async function untilWritten(files: readonly string[]): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const states = await Promise.all(files.map(isBeingWritten));
    if (!states.includes(true)) return;
    await setTimeout(quiet / 2);
  }
}
