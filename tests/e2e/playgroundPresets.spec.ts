/** Presets of playgrounds, run with their published SDKs: what a page promises is what it shows. */
import {playgroundPresets} from './support/playgroundPresets.ts';
import {runPresets} from './support/runPreset.ts';
import {test} from './support/test.ts';

for (const [path, presets] of Object.entries(playgroundPresets)) {
  const tag = /^\/docs\/playgrounds\//.test(path) ? [] : '@sweep';
  test(`the presets of ${path}`, {tag}, ({page}) =>
    runPresets(page, path, Object.entries(presets)),
  );
}
