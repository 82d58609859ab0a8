import type {Page} from '@playwright/test';
import axe, {type RunOptions, type Spec} from 'axe-core';
import {contrastViolations, repeatedTexts} from './textColors.ts';

/** The rules whose answer depends on the color mode; all others see the same page in both. */
const colorRules = ['color-contrast'];

/**
 * Rules that a page without its scripts cannot be asked about: those that compare colors with what is behind
 * each element, which takes most of the time of axe, and whether a table that scrolls can have the focus, which
 * a script sees to.
 */
const notAboutStructure = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

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
async function run(page: Page, options: RunOptions, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(spec)})`);
  }
  const result = await page.evaluate(
    ([selector, given]) => (window as unknown as {axe: typeof axe}).axe.run(selector, given),
    [part, {resultTypes: ['violations'], ...options} satisfies RunOptions] as const,
  );
  return result.violations.flatMap(({id, help, nodes}) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

/** Broken rules of axe with the elements that break them, one line each. */
export async function violations(page: Page): Promise<string[]> {
  return [...(await run(page, {})), ...(await contrastViolations(page, repeatedTexts))];
}

/** Broken rules of axe that a change of the color mode can break. */
export async function colorViolations(page: Page): Promise<string[]> {
  const found = await run(page, {runOnly: colorRules});
  return [...found, ...(await contrastViolations(page, repeatedTexts))];
}

/**
 * Broken rules of axe about what is written in a part of the page: names, roles, headings, lists, tables.
 *
 * @param part a selector
 */
export function structureViolations(page: Page, part: string): Promise<string[]> {
  const rules = Object.fromEntries(notAboutStructure.map(id => [id, {enabled: false}]));
  return run(page, {rules}, part);
}
