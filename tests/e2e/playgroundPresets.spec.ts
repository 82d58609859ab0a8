/**
 * Presets of playgrounds, run with their published SDKs: what a page promises is what it shows. All of the latest version,
 * and of each older page the one that does most; the sweep runs the others, whose code `npm run check:samples` runs too.
 */
import {playgroundPresets, type Step} from './support/playgroundPresets.ts';
import {runPreset} from './support/runPreset.ts';
import {test} from './support/test.ts';

/** Titles and steps of the presets of a page that run here. */
function chosen(path: string, presets: Readonly<Record<string, readonly Step[]>>) {
  const all = Object.entries(presets);
  if (!/^\/docs\/\d/.test(path)) return all;
  return all.sort(([, a], [, b]) => b.length - a.length).slice(0, 1);
}

for (const [path, presets] of Object.entries(playgroundPresets)) {
  for (const [title, steps] of chosen(path, presets)) {
    test(`${path}: ${title}`, ({page}) => runPreset(page, path, title, steps));
  }
}
