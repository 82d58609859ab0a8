/**
 * Finds the browser of the end-to-end tests, or installs it where that needs no question asked:
 * - `CHROMIUM_PATH`, when set, is the one used, and must exist;
 * - else an installed Chromium or Chrome;
 * - else, as root on Debian, `apt-get install chromium-headless-shell`;
 * - else an error that says what to install.
 *
 *   npx tsx scripts/chromium.ts      prints the path
 */
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runVisibly} from './lib/command.ts';
import {exitWithMessage} from './lib/exit.ts';

/** The shell comes first: the same browser without windows, in which a test starts in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** Switches for a browser that runs tests: no network of its own, no questions. */
export const chromiumArguments = [
  // Chromium's sandbox refuses to start as root, which containers usually are.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of an installed browser; undefined when there is none.
 *
 * @param environment reads `CHROMIUM_PATH` and `PATH`
 * @throws Error when `CHROMIUM_PATH` names no executable file
 */
export function findChromium(environment = process.env): string | undefined {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen)) {
    throw new Error(`CHROMIUM_PATH=${chosen}: there is no executable file`);
  }
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = names.flatMap(name => folders.map(folder => path.join(folder, name)));
  return chosen || [...candidates, ...applications].find(isExecutable);
}

const debianPackage = 'chromium-headless-shell';

/** Debian's package brings a font along; without any, pages crash. */
async function installChromium(): Promise<void> {
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  const flags = ['--yes', '--no-install-recommends'];
  await runVisibly('apt-get', ['update'], {env});
  await runVisibly('apt-get', ['install', ...flags, debianPackage], {env});
}

/**
 * The path of a browser, installing one when needed and allowed.
 *
 * @throws Error that says what to install
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (isRoot && existsSync('/etc/debian_version')) await installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `No Chromium found. Install Chromium or Chrome (Debian: apt-get install ${debianPackage}), or set CHROMIUM_PATH to its executable.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureChromium().then(console.log, exitWithMessage);
}
