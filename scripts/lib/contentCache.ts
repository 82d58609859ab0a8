/** Keeps what slow work made of some content, in a folder, from one build to the next. */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Days after which the cache forgets what no build has asked for. */
const keptDays = 14;

export interface ContentCache {
  /**
   * What the work made of a content, from the cache if it is there.
   *
   * @param content everything that the result depends on
   * @param work what it throws is not kept
   * @returns the result, and whether the cache knew it
   */
  get(content: Buffer | string, work: () => Promise<Buffer>): Promise<[Buffer, boolean]>;
  /** Removes what was not used for two weeks. */
  forgetOld(): Promise<void>;
}

/**
 * Opens a cache, which is made if it is missing.
 *
 * @param extension the end of its files' names, such as `br`
 */
export async function openContentCache(folder: string, extension: string): Promise<ContentCache> {
  await mkdir(folder, {recursive: true});
  return {
    async get(content, work) {
      const name = createHash('sha256').update(content).digest('hex');
      const file = path.join(folder, `${name}.${extension}`);
      const known = await readFile(file).catch(() => undefined);
      if (known) {
        const now = new Date();
        await utimes(file, now, now);
        return [known, true];
      }
      const made = await work();
      // In one step: a build that is interrupted leaves no half of a file. Equal contents may be worked on at once.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, made);
      await rename(unfinished, file);
      return [made, false];
    },
    async forgetOld() {
      const oldest = Date.now() - keptDays * 24 * 3600 * 1000;
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        if ((await stat(file)).mtimeMs < oldest) await rm(file, {force: true});
      }
    },
  };
}
