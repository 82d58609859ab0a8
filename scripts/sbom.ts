/**
 * Writes the list of all packages in the lock file to sbom.cdx.json (CycloneDX), and prints the licenses of those that
 * the site is built from.
 *
 *   npm run sbom
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {exitWithMessage} from './lib/exit.ts';
import {lockFile} from './lib/lock.ts';
import {rootDirectory} from './lib/paths.ts';
import {countLicenses, makeSbom} from './lib/sbom.ts';

async function writeSbom(): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(rootDirectory, 'package.json'), 'utf8'));
  const sbom = makeSbom(JSON.parse(await readFile(lockFile, 'utf8')), manifest);
  await writeFile(path.join(rootDirectory, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  for (const [license, count] of countLicenses(sbom)) {
    console.log(`${String(count).padStart(5)}  ${license}`);
  }
  console.log(`\nsbom.cdx.json lists ${sbom.components.length} packages.`);
}

await writeSbom().catch(exitWithMessage);
