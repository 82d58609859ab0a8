/**
 * Starts the development server, with the pages of SDK members up to date. Arguments go to
 * `docusaurus start`.
 *
 *   npm start
 *   npm start -- --port 3001
 */
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {generatePages} from './lib/generatedPages.ts';
import {binary} from './lib/paths.ts';

async function start(args: string[]): Promise<void> {
  await generatePages();
  const {code} = await runVisibly(binary('docusaurus'), ['start', '--host', 'localhost', ...args]);
  process.exitCode = code;
}

await start(process.argv.slice(2)).catch(exitWithMessage);
