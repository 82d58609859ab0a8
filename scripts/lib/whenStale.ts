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

/** Makes a product, stale or not, and notes what it was made from. */
export async function makeProduct({stampFile, inputs, output, make}: Product): Promise<void> {
  await rm(stampFile, {force: true});
  // Before making: what changes meanwhile makes the product stale.
  const before = await inputs();
  await make();
  await mkdir(path.dirname(stampFile), {recursive: true});
  await writeFile(stampFile, JSON.stringify([before, (await output?.()) ?? null]));
}

/**
 * Makes a product unless it was made from the inputs as they are now.
 *
 * @returns whether it was made
 */
export async function whenStale(product: Product): Promise<boolean> {
  const stamp = await readFile(product.stampFile, 'utf8').catch(() => '');
  const made = (await product.output?.()) ?? null;
  if (made !== '' && stamp === JSON.stringify([await product.inputs(), made])) return false;
  await makeProduct(product);
  return true;
}
