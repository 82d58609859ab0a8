import {expect} from '@playwright/test';
import {openProject} from '../support/openProject.ts';
import {packagesOf, test} from '../support/playgroundProject.ts';
import {type Preset, readPresets} from '../support/readPresets.ts';

/** Playgrounds by what their projects install, which is installed once. */
const groups = new Map<string, [Preset, ...Preset[]]>();
for (const preset of await readPresets()) {
  const packages = packagesOf(preset);
  groups.set(packages, [...(groups.get(packages) ?? []), preset] as [Preset, ...Preset[]]);
}

/** SDKs up to version 1 throw what nobody can catch when a token is refused, as some playgrounds show. */
function isRefusal({code}: Preset, message: string): boolean {
  return /userToken: '/.test(code) && message.startsWith('Unexpected status code 401');
}

for (const [packages, presets] of groups) {
  test(`projects with ${packages}`, async ({context, install}) => {
    test.setTimeout(30 * 60_000);
    const project = await install(presets[0]);
    const problems: string[] = [];
    for (const preset of presets) {
      const page = await context.newPage();
      await test
        .step(`${preset.file}: ${preset.title}`, async () => {
          await project.become(preset);
          await openProject(page, project, undefined, message => isRefusal(preset, message));
        })
        .catch(error => problems.push(`${preset.file}: ${preset.title}: ${error}`));
      await page.close();
    }
    expect(problems).toEqual([]);
  });
}
