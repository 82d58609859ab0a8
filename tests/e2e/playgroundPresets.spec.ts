/** Presets of playgrounds, run with their published SDKs: what a page promises is what it shows. */
import {playgroundPresets} from './support/playgroundPresets.ts';
import {runPreset} from './support/runPreset.ts';
import {test} from './support/test.ts';

for (const [path, presets] of Object.entries(playgroundPresets)) {
  const tag = path.startsWith('/docs/playgrounds/') ? [] : '@sweep';
  for (const [title, steps] of Object.entries(presets)) {
    test(`${path}: ${title}`, {tag}, ({page}) => runPreset(page, path, title, steps));
  }
}
