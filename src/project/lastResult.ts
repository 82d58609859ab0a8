/** Keeps the result of slow work in a file, until something changes that it depends on. */
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codeVersion} from './codeVersion.ts';
import {rootDirectory} from './rootDirectory.ts';

/** All that a result depends on. */
export interface Origin {
  /** Folders with the code that does the work: see `codeVersion`. */
  code: readonly string[];
  /** Reads everything else, as something that JSON can express. */
  inputs: () => unknown;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A fingerprint of the code and of what npm has installed, which can differ from the lock file. */
async function programVersion(code: readonly string[], root: string): Promise<string> {
  // Missing if another program has installed the packages.
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const list = await readFile(installed, 'utf8').catch(() => '');
  return sha256(`${await codeVersion(code, root)}\0${list}`);
}

/** By folders: the code as this process began to use it. A module that is loaded stays as it is. */
const begunWith = new Map<string, Promise<string>>();

/** Writes a file in one step: others may read it, or write the same. */
async function replace(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, {force: true}).catch(() => undefined);
  }
}

/**
 * The result of some work: from its file, or made anew and written there in the place of the last one.
 * `openResultCache` keeps many small results; this is for a single one that a run needs as a whole.
 *
 * The file can be deleted at any time. Whatever is wrong with it, the work is done again; if it cannot be written, a
 * warning says why.
 *
 * @param file absolute
 * @param work has a result that JSON can express; what it throws is not kept
 * @param root folder of the project, with the code and `node_modules/`
 */
export async function lastResult<Result>(
  file: string,
  {code, inputs}: Origin,
  work: () => Result | Promise<Result>,
  root = rootDirectory,
): Promise<Result> {
  const keyOf = async (version: string) => sha256(version + JSON.stringify(await inputs()));
  /** Proves that a result was made of what the key names, and is whole. */
  const seal = (key: string, body: string) => sha256(key + body);

  const folders = JSON.stringify([root, code]);
  const begun = begunWith.get(folders) ?? programVersion(code, root);
  begunWith.set(folders, begun);
  const key = await keyOf(await begun);
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const known = text.slice(end + 1);
  if (text.slice(0, end) === seal(key, known)) return JSON.parse(known) as Result;

  const body = JSON.stringify(await work());
  // Something was edited meanwhile, or code since the process began: nobody knows what the result was made of.
  const isCertain = key === (await keyOf(await programVersion(code, root)));
  if (isCertain) {
    await replace(file, `${seal(key, body)}\n${body}`).catch((error: Error) =>
      console.warn(`The next run has to make ${path.basename(file)} again: ${error.message}`),
    );
  }
  return JSON.parse(body) as Result;
}
