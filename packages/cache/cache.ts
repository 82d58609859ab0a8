/** Keeps the results of slow work from one run to the next, each in a file named by the hash of its inputs. */
import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {deserialize, serialize} from 'node:v8';
import {crc32} from 'node:zlib';

/** Where the project keeps all results. It is safe to delete. */
export const cacheFolder = fileURLToPath(new URL('../../.cache/made', import.meta.url));

/** The results that were used in a fortnight are in a folder of their own, so the unused ones are left behind. */
const fortnight = 14 * 24 * 3600 * 1000;

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

/** The file without its checksum; undefined if it is missing or damaged. */
function read(file: string): Buffer | undefined {
  let content: Buffer;
  try {
    // Waiting for the thread pool would take several times as long as reading.
    content = readFileSync(file);
  } catch {
    return undefined;
  }
  const body = content.subarray(4);
  return body.length > 0 && content.readUInt32LE() === crc32(body) ? body : undefined;
}

/** Writes a file in one step: an interrupted run leaves no half of it, and others may write the same. */
function write(file: string, body: Buffer): void {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(body));
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(draft, Buffer.concat([checksum, body]));
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
 * Opens the results of one kind of work, and removes all results that nothing has asked for in the last two weeks.
 *
 * @param name of the work, for people who look into the folder
 * @param folder the one that all kinds of work share
 */
export function openCache(name: string, folder = cacheFolder): Cache {
  const now = Math.floor(Date.now() / fortnight);
  removeOlder(folder, now - 1);
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
      const file = path.join(folder, `${now}`, key);
      let body = read(file);
      if (!body) {
        move(path.join(folder, `${now - 1}`, key), file);
        body = read(file);
      }
      if (!body) {
        body = serialize(await work());
        keep(file, body);
      }
      return deserialize(body) as Result;
    },
  };
}
