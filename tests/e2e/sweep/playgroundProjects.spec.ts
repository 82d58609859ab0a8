import {expect} from '@playwright/test';
import {openProject} from '../support/openProject.ts';
import {readPresets} from '../support/playgroundPresets.ts';
import {test} from '../support/playgroundProject.ts';

const presets = await readPresets();

for (const preset of presets) {
  test(`${preset.file}: ${preset.title}`, async ({page, install}) => {
    test.setTimeout(300_000);
    await openProject(page, await install(preset), async () => {
      await expect
        .poll(() => page.locator('body :is(p, li, h2, button, svg, input):visible').count())
        .toBeGreaterThan(0);
    });
  });
}
