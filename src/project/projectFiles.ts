import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {rootDirectory} from './rootDirectory.ts';

const run = promisify(execFile);

/**
 * Every file of the project: tracked by git, or new and not ignored.
 *
 * @returns paths relative to the root, with forward slashes, sorted
 * @throws Error with the message of git and the remedy outside a working tree
 */
export async function projectFiles(): Promise<string[]> {
  const {stdout} = await run('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: rootDirectory,
    maxBuffer: 64 * 1024 * 1024,
  }).catch(cause => {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw new Error(
      `The project's files are found with git: clone the repository, or run \`git init\` in a copy of it. ${reason}`,
      {cause},
    );
  });
  const files = new Set(stdout.split('\0').filter(Boolean));
  return [...files].filter(file => existsSync(path.join(rootDirectory, file))).sort();
}

/** A text file of the project. */
export interface SourceFile {
  /** Path relative to the root, with forward slashes. */
  file: string;
  text: string;
}

/** The project's text files whose path fits a pattern; binary files are left out. */
export async function readSources(pattern = /./): Promise<SourceFile[]> {
  const files = (await projectFiles()).filter(file => pattern.test(file));
  const sources = files.map(async file => {
    const content = await readFile(path.join(rootDirectory, file));
    return content.includes(0) ? [] : [{file, text: content.toString('utf8')}];
  });
  return (await Promise.all(sources)).flat();
}
