/**
 * Compresses the text files of a build once, so that no server has to: `page.html.br` and `page.html.gz` lie beside
 * `page.html`. What brotli made is kept by the content of the file, because it is most of the work.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {sideBySide} from '../../../src/project/sideBySide.ts';
import {openContentCache} from '../../../scripts/lib/contentCache.ts';

const textFile = /\.(?:atom|css|html|js|json|md|rss|svg|txt|webmanifest|xml|yaml)$/;

/** Files at a time: Node compresses outside of its main thread, on both cores of the smallest machine. */
const lanes = 2;

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

/** Writes a compressed file, unless that is no smaller: tiny files are sent as they are. */
async function writeSmaller(file: string, content: Buffer, source: Buffer): Promise<void> {
  if (content.length < source.length) await writeFile(file, content);
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every text file of a build.
 *
 * @param cacheFolder folder for what brotli made, by content
 */
export async function compressBuild(
  directory: string,
  cacheFolder: string,
): Promise<CompressionReport> {
  const cache = await openContentCache(cacheFolder, 'br');
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = entries
    .filter(entry => entry.isFile() && textFile.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name));
  const report: CompressionReport = {files: files.length, known: 0};

  await sideBySide(files, lanes, async file => {
    const source = await readFile(file);
    const [small, isKnown] = await cache.get(source, () => brotliOf(source));
    if (isKnown) report.known++;
    await writeSmaller(`${file}.br`, small, source);
    await writeSmaller(`${file}.gz`, await gzipped(source, {level: 9}), source);
  });
  await cache.forgetOld();
  return report;
}
