import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** Switches the system's preference, which the site follows as long as nothing is chosen. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
}

/** Broken rules of axe with the elements that break them, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations']})
    .analyze();
  return result.violations.flatMap(({id, help, nodes}) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
