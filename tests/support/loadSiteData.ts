/**
 * Global setup of the component tests: lets Docusaurus load this site (configuration, versions,
 * sidebars, page metadata) without bundling anything, so that components see the data they see in
 * the real site. Loads again only when an input of the build changed.
 */
import path from 'node:path';
import {runQuietly} from '../../scripts/lib/command.ts';
import {generatePages} from '../../scripts/lib/generatedPages.ts';
import {fingerprintInputs} from '../../scripts/lib/inputs.ts';
import {rootDirectory} from '../../scripts/lib/paths.ts';
import {whenStale} from '../../scripts/lib/whenStale.ts';
import {siteDataDirectory} from './siteData.ts';

const program = `
  const {loadSite} = require('@docusaurus/core/lib/server/site.js');
  loadSite({siteDir: process.cwd()}).catch(error => {
    console.error(error.message, error.cause ?? '');
    process.exitCode = 1;
  });
`;

async function load(): Promise<void> {
  await generatePages();
  const {code, output} = await runQuietly(process.execPath, ['--eval', program], {
    env: {
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(rootDirectory, siteDataDirectory),
    },
  });
  if (code !== 0) throw new Error(`The site could not be loaded:\n${output}`);
}

/** @throws Error with the messages of Docusaurus when the site cannot be loaded */
export async function setup(): Promise<void> {
  await whenStale({
    stampFile: path.join(siteDataDirectory, 'inputs.json'),
    inputs: fingerprintInputs,
    make: load,
  });
}
