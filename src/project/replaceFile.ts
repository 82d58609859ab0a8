import {rename, writeFile} from 'node:fs/promises';

/** Writes a file in one step: others read it while the plugins end the build side by side. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
