import {expect, type FrameLocator, type Locator, type Page} from '@playwright/test';
import type {Step} from './playgroundPresets.ts';
import {collectErrors, open} from './site.ts';

/**
 * Events, not clicks: the frame is scaled, and what an inbox places at its edges is outside of what can be
 * clicked.
 */
async function click(
  frame: FrameLocator,
  {clicks, role = 'button'}: Extract<Step, {clicks: string}>,
): Promise<void> {
  const target =
    clicks === 'bell'
      ? bellOf(frame)
      : role === 'text'
        ? frame.getByText(clicks).first()
        : frame.getByRole(role, {name: clicks}).first();
  if (role === 'checkbox') await target.evaluate((box: HTMLElement) => box.click());
  else await target.dispatchEvent('click');
}

const bellOf = (frame: FrameLocator) => frame.getByRole('button', {name: /notification/i}).first();

async function perform(step: Step, frame: FrameLocator, section: Locator): Promise<void> {
  const result = frame.locator('body');
  if ('sees' in step) await expect(result).toContainText(step.sees, {useInnerText: true});
  else if ('seesNot' in step) {
    await expect(result).not.toContainText(step.seesNot, {useInnerText: true});
  } else if ('badge' in step) await expect(bellOf(frame)).toHaveText(step.badge);
  else if ('clicks' in step) await click(frame, step);
  else if ('fills' in step) {
    // A reader points at what they type into.
    await section.locator('iframe').hover();
    await frame.getByRole('textbox', {name: step.fills}).fill(step.with);
  } else if ('fails' in step) await expect(section.getByRole('alert')).toContainText(step.fails);
  else await send(section);
}

/** Sends when the inbox listens: what comes before it connected is in the feed, but no event. */
async function send(section: Locator): Promise<void> {
  await expect(section).toContainText('40{"sid"');
  await section.getByRole('button', {name: 'Send', exact: true}).click();
}

/** What SDKs would load from elsewhere, such as fonts, frames do not load. */
const isPolicy = (error: string) => /Content Security Policy|: csp$/.test(error);

/** Runs a preset of a page, and goes through the steps that show what the page promises. */
export async function runPreset(
  page: Page,
  path: string,
  title: string,
  steps: readonly Step[],
): Promise<void> {
  const errors = collectErrors(page);
  await open(page, path);
  const section = page.getByRole('region', {name: `Playground: ${title}`, exact: true});
  await section.getByRole('button', {name: 'Run', exact: true}).click();
  const frame = section.frameLocator('iframe');
  for (const step of steps) await perform(step, frame, section);
  const isToFail = steps.some(step => 'fails' in step);
  await expect(section.getByRole('alert')).toHaveCount(isToFail ? 1 : 0);
  expect(errors.filter(error => !(isToFail || isPolicy(error)))).toEqual([]);
}
