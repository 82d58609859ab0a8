import type {Page} from '@playwright/test';
import axe, {type RunOptions, type Spec} from 'axe-core';
import {repeatedTexts, repeatedTextViolations} from './repeatedTexts.ts';

/** The rules whose answer depends on the colour mode; all others see the same page in both. */
const colorRules = ['color-contrast'];

/** Axe looks at the colors of all texts but those that are measured once each. */
const spec: Spec = {rules: [{id: 'color-contrast', selector: `*:not(${repeatedTexts})`}]};

/** Switches the system's preference, which the site follows as long as nothing is chosen. */
export async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(animation => animation.finished)),
  );
}

/** Runs axe in the page; its source is put there once, because that takes longer than some runs. */
async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(spec)})`);
  }
  const result = await page.evaluate(
    given => (window as unknown as {axe: typeof axe}).axe.run(document, given),
    {resultTypes: ['violations'], ...options} satisfies RunOptions,
  );
  const found = result.violations.flatMap(({id, help, nodes}) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  return [...found, ...(await repeatedTextViolations(page))];
}

/** Broken rules of axe with the elements that break them, one line each. */
export function violations(page: Page): Promise<string[]> {
  return run(page, {});
}

/** Broken rules of axe that a change of the colour mode can break. */
export function colorViolations(page: Page): Promise<string[]> {
  return run(page, {runOnly: colorRules});
}
