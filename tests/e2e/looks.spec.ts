/**
 * One page of each type as a reader has it: on a desktop in the light and on a phone in the dark, because no color of a
 * page depends on the width (src/css/widths.test.ts). The sweep opens every page.
 */
import {expect} from '@playwright/test';
import {pageTypes} from './support/pageTypes.ts';
import {open} from './support/site.ts';
import {expectSoundPage} from './support/soundPage.ts';
import {test} from './support/test.ts';
import {contrastViolations} from './support/textColors.ts';

for (const path of pageTypes) {
  test(`${path} is sound and accessible in every look`, ({page}) =>
    expectSoundPage(page, path, {desktop: ['light'], phone: ['dark']}));
}

test('text that is too pale is found', async ({page}) => {
  await open(page, '/docs/concepts/workspace');
  await page
    .locator('article p')
    .first()
    .evaluate(text => {
      text.style.color = '#aaa';
    });
  expect(await contrastViolations(page, 'body *')).toEqual([
    expect.stringMatching(/^contrast: #aaaaaa on #ffffff: /),
  ]);
});

for (const [address, hasCode] of [
  ['/', false],
  ['/docs/introduction/quick-start', true],
  ['/api/notifications/send-notification', true],
] as const) {
  test(`no icon is cut off, and code has colors: ${address}`, async ({page}) => {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const icons = await page.locator('svg:has(use):visible').evaluateAll(all =>
      all.map(icon => {
        const place = icon.getBoundingClientRect();
        const shape = (icon.querySelector('use') ?? icon).getBoundingClientRect();
        const excess = Math.max(shape.right - place.right, shape.bottom - place.bottom);
        return {excess, isDrawn: shape.width > 0, name: icon.outerHTML};
      }),
    );
    expect(icons.length).toBeGreaterThan(3);
    expect(icons.filter(({excess, isDrawn}) => !isDrawn || excess > 1)).toEqual([]);
    if (!hasCode) return;
    const colors = await page.locator('pre:not(.language-text):visible code').evaluateAll(all =>
      all.map(code => ({
        text: getComputedStyle(code).color,
        words: [...code.querySelectorAll('span')].map(word => getComputedStyle(word).color),
      })),
    );
    expect(colors.length).toBeGreaterThan(1);
    const colored = colors.filter(({text, words}) => words.some(color => color !== text));
    expect(colored.length).toBe(colors.length);
    expect(new Set(colors.flatMap(({words}) => words)).size).toBeGreaterThan(2);
  });
}
