import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** Broken rules of axe in the frames of a page, which axe cannot enter from outside; one line each. */
export async function frameViolations(page: Page): Promise<string[]> {
  const frames = page.frames().filter(frame => frame.parentFrame());
  const found = frames.map(async frame => {
    await frame.evaluate(axe.source);
    const result = await frame.evaluate(() =>
      (window as unknown as {axe: typeof axe}).axe.run({iframes: false, preload: false}),
    );
    return result.violations.flatMap(({id, help, nodes}) =>
      nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  });
  return (await Promise.all(found)).flat();
}
