/** Keeps the results of slow work in a file, from one run to the next. */
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Days after which a result is dropped that nothing asked for. */
const keptDays = 14;

/** Part of every checksum: change it with the layout of the file. */
const format = 'results 1';

/** A result that JSON can express, and the day when it was last used, counted from 1970. */
type Entry<Result> = [day: number, result: Result];

export interface ResultCache<Result> {
  /**
   * The result of some work, from the cache if the same inputs led to it before.
   *
   * @param inputs everything that the result depends on
   * @param work done once in a run, however often it is asked for; what it throws is not kept
   */
  get(inputs: readonly unknown[], work: () => Result | Promise<Result>): Promise<Result>;
  /**
   * Writes the results to the file, without those that were not used for two weeks. A file that has them all, used on
   * the same day, stays as it is.
   *
   * @returns why they cannot be written; undefined if they were
   */
  save(): Promise<string | undefined>;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function checksum(body: string): string {
  return sha256(`${format}\n${body}`);
}

/** The entries in a file: none if it is missing, damaged or of another format. */
async function readEntries<Result>(file: string): Promise<Map<string, Entry<Result>>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (text.slice(0, end) !== checksum(body)) return new Map();
  // The checksum proves that `save` wrote it.
  return new Map(Object.entries(JSON.parse(body) as Record<string, Entry<Result>>));
}

/** Writes a file in one step: an interrupted run leaves no half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, {force: true}).catch(() => undefined);
  }
}

/**
 * Opens a cache of results that JSON can express. Whatever is wrong with its file, the work is done again.
 *
 * @param now milliseconds since 1970
 */
export async function openResultCache<Result>(
  file: string,
  now = Date.now(),
): Promise<ResultCache<Result>> {
  const entries = await readEntries<Result>(file);
  const today = Math.floor(now / (24 * 3600 * 1000));
  const running = new Map<string, Promise<Result>>();
  let isChanged = false;

  async function keep(key: string, work: () => Result | Promise<Result>): Promise<Result> {
    const known = entries.get(key);
    if (known?.[0] === today) return known[1];
    const result = known ? known[1] : await work();
    entries.set(key, [today, result]);
    isChanged = true;
    return result;
  }

  return {
    get(inputs, work) {
      const key = sha256(JSON.stringify(inputs));
      const result = running.get(key) ?? keep(key, work).finally(() => running.delete(key));
      running.set(key, result);
      return result;
    },

    async save() {
      if (!isChanged) return undefined;
      const used = [...entries].filter(([, [day]]) => today - day < keptDays);
      const body = JSON.stringify(Object.fromEntries(used));
      return replaceFile(file, `${checksum(body)}\n${body}`).then(
        () => undefined,
        (error: Error) => error.message,
      );
    },
  };
}
