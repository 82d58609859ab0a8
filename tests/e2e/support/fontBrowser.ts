import {mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {chromiumArguments, findChromium} from '../../../scripts/chromium.ts';
import {ensureSystemFonts} from '../../../scripts/lib/systemFonts.ts';

/** All fonts of an imagined system. */
export interface FontSet {
  /** Family that stands for `sans-serif` and `system-ui`. */
  text: string;
  /** Family that stands for `monospace`. */
  code: string;
  /** Names of the font files. */
  files: readonly string[];
}

function alias(generic: string, family: string): string {
  return `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
}

function fontconfig({text, code}: FontSet, folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  ${alias('sans-serif', text)}
  ${alias('system-ui', text)}
  ${alias('monospace', code)}
</fontconfig>
`;
}

/**
 * Starts Chromium on a system that has these fonts and no others. It needs Linux: Chromium asks
 * fontconfig for fonts there only.
 *
 * @param folder an absolute path for the configuration; it must not exist yet
 * @throws Error that says what to install when a font is missing on this machine
 */
export async function launchWithFonts(fonts: FontSet, folder: string): Promise<Browser> {
  const files = await ensureSystemFonts(fonts.files);
  await mkdir(path.join(folder, 'fonts'), {recursive: true});
  for (const [name, file] of files) await symlink(file, path.join(folder, 'fonts', name));
  const configuration = path.join(folder, 'fonts.conf');
  await writeFile(configuration, fontconfig(fonts, folder));
  return chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    env: {...process.env, FONTCONFIG_FILE: configuration},
  });
}
