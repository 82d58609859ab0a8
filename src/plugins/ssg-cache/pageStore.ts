/** Keeps what was rendered of each page in a file, from one build to the next. */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const nameOf = (pathname: string) => `${sha256(pathname)}.json`;

/** First line of a file: whatever of it is damaged, another key or another text, it does not fit. */
const headOf = (key: string, body: string) => sha256(`${key}\n${body}`);

/** @returns undefined if nothing is kept under that key, or what is kept is damaged */
export async function readPage(
  folder: string,
  pathname: string,
  key: string,
): Promise<string | undefined> {
  const text = await readFile(path.join(folder, nameOf(pathname)), 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return text.slice(0, end) === headOf(key, body) ? body : undefined;
}

/** Keeps a page in the place of what was kept of it before. */
export async function writePage(
  folder: string,
  pathname: string,
  key: string,
  body: string,
): Promise<void> {
  const file = path.join(folder, nameOf(pathname));
  await mkdir(folder, {recursive: true});
  // In one step: an interrupted build leaves no half of it.
  await writeFile(`${file}.new`, `${headOf(key, body)}\n${body}`);
  await rename(`${file}.new`, file);
}

/** Removes the pages that the site has no more. */
export async function keepOnly(folder: string, pathnames: readonly string[]): Promise<void> {
  const wanted = new Set(pathnames.map(nameOf));
  const files = await readdir(folder).catch(() => []);
  const others = files.filter(file => !wanted.has(file));
  await Promise.all(others.map(file => rm(path.join(folder, file), {force: true})));
}
