import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {environment} from '../../config/environment.ts';
import {projectFiles} from '../../src/project/projectFiles.ts';
import {readTextDates} from '../../src/project/textDates.ts';
import {rootDirectory} from './paths.ts';

/** Files that cannot change the built site; the check `imports` keeps it that way. */
const notInput =
  /^(?:scripts|tests|adr|\.ci|\.github)\/|\.test\.tsx?$|^[^/]+\.md$|^cspell|^(?:playwright|vitest)\.config\.ts$/;

/** Whether a file of the project can change the built site. */
export function isBuildInput(file: string): boolean {
  return !notInput.test(file);
}

/**
 * A fingerprint of the content of the project's files.
 *
 * @param isInput which files count, by their path relative to the root
 */
export async function fingerprintFiles(isInput: (file: string) => boolean): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await projectFiles()).filter(isInput)) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(rootDirectory, file)));
  }
  return hash.digest('hex');
}

/**
 * A fingerprint of everything the build reads: the content of the project's files, the dates of their texts, which
 * pages show, and the environment variables of config/environment.ts. Equal fingerprints mean equal builds.
 */
export async function fingerprintInputs(): Promise<string> {
  const files = await fingerprintFiles(isBuildInput);
  const dates = [...(await readTextDates(rootDirectory))].filter(([file]) =>
    isBuildInput(path.relative(rootDirectory, file)),
  );
  return createHash('sha256')
    .update(JSON.stringify([environment, files, dates]))
    .digest('hex');
}
