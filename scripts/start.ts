/**
 * Starts the development server, with the pages of the REST reference up to date. Its search serves
 * the index of the last build; a build may run at the same time. Arguments go to `docusaurus start`.
 *
 *   npm start
 *   npm start -- --port 3001
 */
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {generatePages} from './lib/generatedPages.ts';
import {binary} from './lib/paths.ts';

/** Where Docusaurus keeps what it generates: not in the folder of builds, which write other things. */
const {DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.cache/start'} = process.env;

async function start(args: string[]): Promise<void> {
  await generatePages();
  const {code} = await runVisibly(binary('docusaurus'), ['start', '--host', 'localhost', ...args], {
    env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME},
  });
  process.exitCode = code;
}

await start(process.argv.slice(2)).catch(exitWithMessage);
