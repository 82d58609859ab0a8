/**
 * Starts the development server, whose search serves the index of the last build. A build may run at
 * the same time. Arguments go to `docusaurus start`.
 *
 *   npm start
 *   npm start -- --port 3001
 */
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {binary} from './lib/paths.ts';

/** Generated files get a folder of their own: a build, which writes others, may run meanwhile. */
const {DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.cache/start'} = process.env;

async function start(args: string[]): Promise<void> {
  const {code} = await runVisibly(binary('docusaurus'), ['start', '--host', 'localhost', ...args], {
    env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME},
  });
  process.exitCode = code;
}

await start(process.argv.slice(2)).catch(exitWithMessage);
