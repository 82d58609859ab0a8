import path from 'node:path';
import {rootDirectory} from '../../../scripts/lib/paths.ts';
import {bundleForPage} from '../../../scripts/sdkPages/bundleForPage.ts';

const folder = path.join(rootDirectory, 'tests/e2e/support/sdks');

export interface SdkBundle {
  /** File in tests/e2e/support/sdks. */
  driver: string;
  /** What the name `engagespot-core-1` stands for. */
  core1?: string;
  /** Whether calls of the product's hosts are answered in the page. */
  isInPage: boolean;
}

/** Bundles a published SDK with its driver, as a script for a page. */
export function bundleSdk({driver, core1, isInPage}: SdkBundle): Promise<string> {
  const modules = [...(isInPage ? ['./inPage'] : []), `./${driver}`];
  return bundleForPage({modules, folder, alias: core1 ? {'engagespot-core-1': core1} : {}});
}
