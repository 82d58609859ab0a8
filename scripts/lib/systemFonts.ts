/**
 * Fonts that readers' systems bring along. They come from this machine where it has them, else from
 * Debian's packages, which are unpacked into .cache and not installed: all other tests keep seeing
 * the machine as it is.
 */
import {mkdir, readdir, rm} from 'node:fs/promises';
import {homedir} from 'node:os';
import path from 'node:path';
import {runQuietly, runVisibly} from './command.ts';
import {cacheDirectory} from './paths.ts';

/** Debian's packages by the beginning of the names of their files. */
const packages: Readonly<Record<string, string>> = {
  DejaVu: 'fonts-dejavu-core',
  Liberation: 'fonts-liberation',
  NotoColorEmoji: 'fonts-noto-color-emoji',
  NotoSans: 'fonts-noto-core',
  Roboto: 'fonts-roboto-unhinted',
};

const unpackedDirectory = path.join(cacheDirectory, 'system-fonts');
const directories = [
  unpackedDirectory,
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  path.join(homedir(), '.local/share/fonts'),
];

/** Paths of font files by file name; files with the same name are the same font. */
type FontFiles = ReadonlyMap<string, string>;

async function findFontFiles(names: readonly string[]): Promise<FontFiles> {
  const found = new Map<string, string>();
  for (const directory of directories) {
    const entries = await readdir(directory, {recursive: true}).catch(() => []);
    for (const entry of entries) {
      const name = path.basename(entry);
      if (names.includes(name) && !found.has(name)) found.set(name, path.join(directory, entry));
    }
  }
  return found;
}

/** The packages that hold files with these names. */
function packagesOf(names: readonly string[]): string[] {
  return Object.entries(packages)
    .filter(([beginning]) => names.some(name => name.startsWith(beginning)))
    .map(([, name]) => name);
}

/** Unpacks packages of Debian. A machine without apt-get, or without its lists, gets none. */
async function unpack(names: readonly string[]): Promise<void> {
  await mkdir(unpackedDirectory, {recursive: true});
  const cwd = unpackedDirectory;
  try {
    // Only root may update the lists of packages; others use them as they are.
    if (process.getuid?.() === 0) await runQuietly('apt-get', ['update']);
    await runVisibly('apt-get', ['download', ...names], {cwd});
  } catch {
    return;
  }
  const archives = (await readdir(cwd)).filter(name => name.endsWith('.deb'));
  for (const archive of archives) {
    await runVisibly('dpkg-deb', ['--extract', archive, '.'], {cwd});
    await rm(path.join(cwd, archive));
  }
}

/**
 * Finds font files by name, such as `Roboto-Regular.ttf`, and downloads those that are missing on
 * Debian.
 *
 * @returns the path of each file
 * @throws Error that names the missing files and what to install
 */
export async function ensureSystemFonts(names: readonly string[]): Promise<FontFiles> {
  const installed = await findFontFiles(names);
  if (installed.size === names.length) return installed;
  await unpack(packagesOf(names.filter(name => !installed.has(name))));
  const found = await findFontFiles(names);
  const missing = names.filter(name => !found.has(name));
  if (missing.length === 0) return found;
  throw new Error(
    `Font files are missing: ${missing.join(', ')}. Install them (Debian: apt-get install ${packagesOf(missing).join(' ')}).`,
  );
}
