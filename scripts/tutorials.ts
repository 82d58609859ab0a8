/**
 * Follows the quick starts and the Node.js pages in empty folders, as a reader would: the commands and files that the
 * pages print. Needs a package registry and some minutes, but no built site. Arguments go to Playwright.
 *
 *   npm run check:tutorials
 *   npm run check:tutorials -- --grep Vue
 */
import {ensureChromium} from './chromium.ts';
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';
import {binary} from './lib/paths.ts';

async function followTutorials(args: readonly string[]): Promise<number> {
  const env = {CHROMIUM_PATH: await ensureChromium()};
  const command = ['test', '--project=sweep', 'tutorials.spec.ts', ...args];
  return (await runVisibly(binary('playwright'), command, {env})).code;
}

await followTutorials(process.argv.slice(2)).then(code => {
  process.exitCode = code;
}, exitWithMessage);
