import {expect, type Page} from '@playwright/test';
import axe, {type RunOptions, type Spec} from 'axe-core';
import {contrastViolations, repeatedTexts} from './textColors.ts';

/** The rules whose answer depends on the color mode; all others see the same page in both. */
const colorRules = ['color-contrast'];

/** Rules that compare colors with what is behind each element, which takes most of the time of axe. */
const slowRules = ['color-contrast', 'link-in-text-block'];

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
    given => (window as unknown as {axe: typeof axe}).axe.run('html', given),
    {resultTypes: ['violations'], preload: false, ...options} satisfies RunOptions,
  );
  return result.violations.flatMap(({id, help, nodes}) =>
    nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

const withoutSlowRules = {rules: Object.fromEntries(slowRules.map(id => [id, {enabled: false}]))};

/** Broken rules of axe with the elements that break them, one line each. */
export async function violations(page: Page): Promise<string[]> {
  return [...(await run(page, {})), ...(await contrastViolations(page, repeatedTexts))];
}

/** The same in a third of the time: each pair of colors is measured once, those of links in texts not at all. */
async function quickViolations(page: Page): Promise<string[]> {
  return [...(await run(page, withoutSlowRules)), ...(await contrastViolations(page, 'body *'))];
}

/**
 * Expects that a page as it is now breaks no rule of axe, with each pair of colors measured once, in the light and in
 * the dark, in which it leaves the page.
 *
 * @param state what the page shows, for the message
 */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  await setColorScheme(page, 'light');
  expect.soft(await quickViolations(page), `${state}, light`).toEqual([]);
  await setColorScheme(page, 'dark');
  expect.soft(await contrastViolations(page, 'body *'), `${state}, dark`).toEqual([]);
}

/** Broken rules of axe that a change of the color mode can break. */
export async function colorViolations(page: Page): Promise<string[]> {
  const found = await run(page, {runOnly: colorRules});
  return [...found, ...(await contrastViolations(page, repeatedTexts))];
}
