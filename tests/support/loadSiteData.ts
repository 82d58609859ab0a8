/**
 * Global setup of the component tests: lets Docusaurus load this site (configuration, versions,
 * sidebars, page metadata) without bundling anything, so that components see the data they see in
 * the real site. Loads again only when an input of the build changed.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {runQuietly} from '../../scripts/lib/command.ts';
import {generatePages} from '../../scripts/lib/generatedPages.ts';
import {fingerprintInputs} from '../../scripts/lib/inputs.ts';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {siteDataDirectory} from './siteData.ts';

const stampFile = path.join(siteDataDirectory, 'inputs.txt');

const program = `
  const {loadSite} = require('@docusaurus/core/lib/server/site.js');
  loadSite({siteDir: process.cwd()}).catch(error => {
    console.error(error.message, error.cause ?? '');
    process.exitCode = 1;
  });
`;

/** @throws Error with the messages of Docusaurus when the site cannot be loaded */
export async function setup(): Promise<void> {
  const inputs = await fingerprintInputs();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === inputs) return;
  await generatePages();
  const {code, output} = await runQuietly(process.execPath, ['--eval', program], {
    env: {
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(rootDirectory, siteDataDirectory),
    },
  });
  if (code !== 0) throw new Error(`The site could not be loaded:\n${output}`);
  await mkdir(siteDataDirectory, {recursive: true});
  await writeFile(stampFile, inputs);
}
