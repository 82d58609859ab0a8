/**
 * Compresses the text files of a build once, so that no server has to: `page.html.br` and `page.html.gz` lie beside
 * `page.html`. What brotli made is kept by the content of the file, because it is most of the work.
 */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {sideBySide} from '../../src/project/sideBySide.ts';

const textFile = /\.(?:atom|css|html|js|json|md|rss|svg|txt|webmanifest|xml|yaml)$/;

/** Files at a time: Node compresses outside of its main thread, on both cores of the smallest machine. */
const lanes = 2;

/** Days after which the cache forgets what no build has asked for. */
const keptDays = 14;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function brotliOf(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

export interface CompressionReport {
  /** Text files of the build. */
  files: number;
  /** Those that the cache knew. */
  known: number;
}

/** What brotli makes of a content, from the cache when it is there. */
async function cachedBrotli(content: Buffer, cache: string): Promise<[Buffer, boolean]> {
  const name = createHash('sha256').update(content).digest('hex');
  const file = path.join(cache, `${name}.br`);
  const known = await readFile(file).catch(() => undefined);
  if (known) {
    const now = new Date();
    await utimes(file, now, now);
    return [known, true];
  }
  const made = await brotliOf(content);
  // In one step: a build that is interrupted leaves no half of a file. Files with the same content may be made at once.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return [made, false];
}

async function forgetOld(cache: string): Promise<void> {
  const oldest = Date.now() - keptDays * 24 * 3600 * 1000;
  for (const name of await readdir(cache)) {
    const file = path.join(cache, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file, {force: true});
  }
}

/** Writes a compressed file, unless that is no smaller: tiny files are sent as they are. */
async function writeSmaller(file: string, content: Buffer, source: Buffer): Promise<void> {
  if (content.length < source.length) await writeFile(file, content);
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text file of a build.
 *
 * @param cache folder for what brotli made, by content
 */
export async function compressBuild(directory: string, cache: string): Promise<CompressionReport> {
  await mkdir(cache, {recursive: true});
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = entries
    .filter(entry => entry.isFile() && textFile.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name));
  const report: CompressionReport = {files: files.length, known: 0};

  await sideBySide(files, lanes, async file => {
    const source = await readFile(file);
    const [small, isKnown] = await cachedBrotli(source, cache);
    if (isKnown) report.known++;
    await writeSmaller(`${file}.br`, small, source);
    await writeSmaller(`${file}.gz`, await gzipped(source, {level: 9}), source);
  });
  await forgetOld(cache);
  return report;
}
