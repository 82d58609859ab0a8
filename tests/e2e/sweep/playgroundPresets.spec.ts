/** Every preset of every playground: playgroundPresets.spec.ts runs those of the latest version, and one of each older page. */
import {playgroundPresets} from '../support/playgroundPresets.ts';
import {runPresets} from '../support/runPreset.ts';
import {test} from '../support/test.ts';

for (const [path, presets] of Object.entries(playgroundPresets)) {
  test(`the presets of ${path}`, async ({page}) => runPresets(page, path, Object.entries(presets)));
}
