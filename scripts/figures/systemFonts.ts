import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cacheDirectory} from '../lib/paths.ts';
import {ensureSystemFonts} from '../lib/systemFonts.ts';

const names = [
  'LiberationSans-Regular.ttf',
  'LiberationSans-Bold.ttf',
  'LiberationSans-Italic.ttf',
  'NotoSansArabic-Regular.ttf',
  'NotoSansArabic-Bold.ttf',
  'NotoColorEmoji.ttf',
];

/**
 * Makes `sans-serif` the same on every machine: Liberation Sans, which has the widths of Arial, and Noto for
 * Arabic and emoji.
 *
 * @returns environment for the browser
 */
export async function systemFontEnvironment(): Promise<Record<string, string>> {
  const files = await ensureSystemFonts(names);
  const folder = path.join(cacheDirectory, 'figures');
  const configuration = path.join(folder, 'fonts.conf');
  const directories = [...new Set([...files.values()].map(file => path.dirname(file)))];
  await mkdir(folder, {recursive: true});
  await writeFile(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${directories.map(directory => `  <dir>${directory}</dir>`).join('\n')}
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
  <alias binding="same">
    <family>sans-serif</family>
    <prefer><family>Liberation Sans</family><family>Noto Sans Arabic</family><family>Noto Color Emoji</family></prefer>
  </alias>
  <match target="pattern">
    <edit name="family" mode="append" binding="weak"><string>Liberation Sans</string></edit>
  </match>
</fontconfig>
`,
  );
  return {FONTCONFIG_FILE: configuration};
}
