import type {Locator, Page} from '@playwright/test';
import type {SceneFrame, SceneStep} from '../../src/figures/figure.ts';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';

/** Names of parts that every version has, for selectors. */
const parts: Readonly<Record<string, string>> = {
  bell: 'button[aria-label="Notifications"]',
  panel: '[style*="z-index: 2147483647"]',
};

/** What a scene names: a part, something in a part (`panel >> h3`), or another of Playwright's selectors; the first of several. */
function find(page: Page, selector: string): Locator {
  const steps = selector.split(' >> ').map(step => parts[step] ?? step);
  return page.locator(steps.join(' >> ')).first();
}

async function send(page: Page, workflow: string, data: object): Promise<void> {
  const body = {
    notification: {workflow: {identifier: workflow}},
    sendTo: {recipients: [demoUserId]},
    data,
  };
  await page.evaluate(
    async ([{apiKey, apiSecret}, content]) => {
      const response = await fetch('https://api.engagespot.co/v3/notifications', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-ENGAGESPOT-API-KEY': apiKey,
          'X-ENGAGESPOT-API-SECRET': apiSecret,
        },
        body: JSON.stringify(content),
      });
      if (!response.ok) throw new Error(`The sandbox answers ${response.status}`);
    },
    [demoCredentials, body] as const,
  );
}

/** Does one step. @throws what Playwright says when an element is missing */
export async function performStep(page: Page, step: SceneStep): Promise<void> {
  if ('press' in step) await find(page, step.press).click();
  else if ('point' in step) await find(page, step.point).hover();
  else if ('fill' in step) await find(page, step.fill).fill(step.text);
  else if ('away' in step) await page.mouse.move(0, 0);
  else if ('see' in step) await find(page, step.see).waitFor();
  else if ('send' in step) await send(page, step.send, step.data);
  else await page.waitForTimeout(step.wait);
}

/** A rectangle of the window, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of the window that a picture shows, in whole pixels.
 *
 * @throws Error when an element is not visible
 */
export async function clipOf(page: Page, frame: SceneFrame): Promise<Clip> {
  const window = page.viewportSize() ?? {width: 0, height: 0};
  if ('window' in frame) return {x: 0, y: 0, ...window};
  const boxes = await Promise.all(
    frame.around.map(async selector => {
      const box = await find(page, selector).boundingBox();
      if (!box) throw new Error(`${selector} is not visible`);
      return box;
    }),
  );
  const {space = 16, cutAt = window.height} = frame;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(box => box.x)) - space));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(box => box.y)) - space));
  const right = Math.min(
    window.width,
    Math.ceil(Math.max(...boxes.map(box => box.x + box.width)) + space),
  );
  const bottom = Math.min(
    window.height,
    top + cutAt,
    Math.ceil(Math.max(...boxes.map(box => box.y + box.height)) + space),
  );
  return {x: left, y: top, width: right - left, height: bottom - top};
}
