import path from 'node:path';
import {rootDirectory} from '../../../scripts/lib/paths.ts';
import {bundleScript} from '../../../src/project/bundleScript.ts';

/** A script that answers what a page says to the product's hosts, from a sandbox in the page. */
export function bundleSandbox(): Promise<string> {
  return bundleScript(path.join(rootDirectory, 'tests/e2e/support/sdks/inPage.ts'));
}
