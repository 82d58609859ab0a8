/** Every preset of every playground: playgroundPresets.spec.ts runs those of the latest version, and one of each older page. */
import {playgroundPresets} from '../support/playgroundPresets.ts';
import {runPreset} from '../support/runPreset.ts';
import {test} from '../support/test.ts';

for (const [path, presets] of Object.entries(playgroundPresets)) {
  for (const [title, steps] of Object.entries(presets)) {
    test(`${path}: ${title}`, ({page}) => runPreset(page, path, title, steps));
  }
}
