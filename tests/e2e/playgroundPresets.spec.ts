/**
 * Presets of playgrounds, run with their published SDKs: what a page promises is what it shows. `npm test` runs the
 * first three of each page of the latest version.
 */
import {playgroundPresets} from './support/playgroundPresets.ts';
import {runPreset} from './support/runPreset.ts';
import {test} from './support/test.ts';

for (const [path, presets] of Object.entries(playgroundPresets)) {
  const isLatest = path.startsWith('/docs/playgrounds/');
  for (const [index, [title, steps]] of Object.entries(presets).entries()) {
    const tag = isLatest && index < 3 ? [] : '@sweep';
    test(`${path}: ${title}`, {tag}, ({page}) => runPreset(page, path, title, steps));
  }
}
