import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Something that is made from files, and how to tell whether they are still the same. */
export interface Product {
  /** Where to note what it was made from; its folder is made when it is missing. */
  stampFile: string;
  /** A fingerprint of everything that it is made from. */
  inputs: () => Promise<string>;
  /** A mark of what was made, where others may change or remove it; empty when it is not there. */
  output?: () => Promise<string>;
  /** @throws Error when it cannot be made */
  make: () => Promise<void>;
}

/**
 * Makes a product unless it was made from the inputs as they are now, and notes what it was made from.
 *
 * @returns whether it was made
 */
export async function whenStale({stampFile, inputs, output, make}: Product): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  const mark = async () => (await output?.()) ?? null;
  const made = await mark();
  // Before making: what changes meanwhile makes the product stale.
  const before = await inputs();
  if (made !== '' && stamp === JSON.stringify([before, made])) return false;
  await rm(stampFile, {force: true});
  await make();
  await mkdir(path.dirname(stampFile), {recursive: true});
  await writeFile(stampFile, JSON.stringify([before, await mark()]));
  return true;
}
