/**
 * Presets of playgrounds, run with their published SDKs: what a page promises is what it shows. All of the latest version,
 * and of each playground page of older versions the one that does most; the sweep runs the others, whose code
 * `npm run check:samples` runs too.
 */
import {playgroundPresets, type Step} from './support/playgroundPresets.ts';
import {runPresets} from './support/runPreset.ts';
import {test} from './support/test.ts';

const isOlder = (path: string) => /^\/docs\/\d/.test(path);

/** Titles and steps of the presets of a page that run here. */
function chosen(path: string, presets: Readonly<Record<string, readonly Step[]>>) {
  const all = Object.entries(presets);
  return isOlder(path) ? all.sort(([, a], [, b]) => b.length - a.length).slice(0, 1) : all;
}

for (const [path, presets] of Object.entries(playgroundPresets)) {
  if (isOlder(path) && !path.includes('/playgrounds/')) continue;
  test(`the presets of ${path}`, ({page}) => runPresets(page, path, chosen(path, presets)));
}
