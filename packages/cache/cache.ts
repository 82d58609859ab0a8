/** Keeps the results of slow work from one run to the next, each in a file named by the hash of its inputs. */
import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {deserialize, serialize} from 'node:v8';
import {gunzipSync, gzipSync} from 'node:zlib';

/** Where the project keeps all results. It is safe to delete. */
export const cacheFolder = path.resolve(fileURLToPath(import.meta.url), '../../../.cache/made');

/** What is used in a week moves into a folder of its own, and what is not is left behind. */
const weekLength = 7 * 24 * 3600 * 1000;

export interface Cache {
  /**
   * The result of some work: from the cache if these inputs led to it before. A result that cannot be written down
   * for the next run is used all the same, with a warning.
   *
   * @param inputs everything that the result depends on, as JSON, maps and sets
   * @param work its result can be copied from thread to thread; what it throws is not kept
   */
  get<Result>(inputs: unknown, work: () => Result | Promise<Result>): Promise<Result>;
}

/** A hash of anything that JSON, maps and sets can express. */
export function hashOf(inputs: unknown): string {
  const text = JSON.stringify(inputs, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/** What is in a file; undefined if it is missing, or not what was written: gzip has a checksum. */
function read(file: string): {result: unknown} | undefined {
  try {
    // Waiting for the thread pool would take several times as long as reading.
    return {result: deserialize(gunzipSync(readFileSync(file)))};
  } catch {
    return undefined;
  }
}

/** Writes a file in one step: an interrupted run leaves no half of it, and others may write the same. */
function write(file: string, result: Buffer): void {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), {recursive: true});
  // Rendered pages take a seventh of the space.
  writeFileSync(draft, gzipSync(result, {level: 1}));
  renameSync(draft, file);
}

function move(from: string, to: string): void {
  try {
    mkdirSync(path.dirname(to), {recursive: true});
    renameSync(from, to);
  } catch {
    // There is nothing to move, or another process has moved it.
  }
}

function removeOlder(folder: string, oldest: number): void {
  try {
    const old = readdirSync(folder).filter(name => /^\d+$/.test(name) && Number(name) < oldest);
    for (const name of old) rmSync(path.join(folder, name), {recursive: true, force: true});
  } catch {
    // The folder is not there yet, or another process is removing the same.
  }
}

/**
 * Opens the results of one kind of work, and removes all results, of any kind, that nothing has asked for in this week
 * and the last one.
 *
 * @param name of the work, for people who look into the folder
 * @param folder the one that all kinds of work share
 */
export function openCache(name: string, folder = cacheFolder): Cache {
  const week = Math.floor(Date.now() / weekLength);
  removeOlder(folder, week - 1);
  let hasWarned = false;

  function keep(file: string, body: Buffer): void {
    try {
      write(file, body);
    } catch (error) {
      if (!hasWarned) console.warn(`The next run has to make ${name} again: ${String(error)}`);
      hasWarned = true;
    }
  }

  return {
    async get<Result>(inputs: unknown, work: () => Result | Promise<Result>) {
      const key = path.join(name, hashOf(inputs));
      const file = path.join(folder, `${week}`, key);
      let known = read(file);
      if (!known) {
        move(path.join(folder, `${week - 1}`, key), file);
        known = read(file);
      }
      if (known) return known.result as Result;
      const body = serialize(await work());
      keep(file, body);
      // What the next run gets.
      return deserialize(body) as Result;
    },
  };
}
