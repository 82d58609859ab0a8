/**
 * What holds for every page of every version as the build wrote it: browsers read it as it is written, it has
 * one main region with one heading and no id twice, and it fits a phone. Where its content has a shape that no page
 * before it has, that breaks no rule of axe about structure and has enough contrast, light and dark.
 *
 * The pages are put one after the other, as wide as a phone, into a document that has the site's styles but
 * not its scripts, which is ten times as fast as opening them. What scripts add, and the frame around the
 * content, is proven by looks.spec.ts on the pages that together show every part of the site, and on all pages
 * by `npm run test:sweep`.
 */
import {expect} from '@playwright/test';
import {structureViolations} from './support/axe.ts';
import {builtPaths, notFoundPath} from './support/site.ts';
import {overflow, phone} from './support/soundPage.ts';
import {contrastViolations} from './support/textColors.ts';
import {showWrittenPage, test} from './support/writtenPage.ts';

const pagesPerTest = 50;

const paths = [...builtPaths(), notFoundPath];
const groups = Array.from({length: Math.ceil(paths.length / pagesPerTest)}, (_, index) =>
  paths.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

test('what a page must not have is found', async ({writtenPage: page}) => {
  const faults = [
    '<h1>A second title</h1>',
    '<p><div>A block in a paragraph</div></p>',
    '<a href="/docs"></a>',
    '<p style="color: #aaa">Pale</p>',
    '<p style="color: #666; background: rgba(0, 0, 0, 0.5)">Pale on a layer</p>',
    '<div style="width: 900px">Wide</div>',
    '<i id="twice"></i><i id="twice"></i>',
  ].join('');
  await page.route('**/docs/get-support', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</article>', `${faults}</article>`);
    await route.fulfill({response, body});
  });
  await page.setViewportSize(phone);
  expect(await showWrittenPage(page, '/docs/get-support')).toMatchObject({
    isNew: true,
    headings: 2,
    mains: 1,
    repeatedIds: ['twice'],
    repaired: 1,
  });
  expect(await structureViolations(page, 'main')).toEqual([expect.stringMatching(/^link-name: /)]);
  expect(await contrastViolations(page, 'main *')).toEqual([
    'contrast: #aaaaaa on #ffffff: "Pale"',
    'contrast: #666666 on #7f7f7f: "Pale on a layer"',
  ]);
  expect(await overflow(page)).toBeGreaterThan(500);
  await page.unroute('**/docs/get-support');
});

for (const group of groups) {
  test(`${group.length} pages from ${group[0]} to ${group.at(-1)}`, async ({writtenPage: page}) => {
    test.setTimeout(180_000);
    await page.setViewportSize(phone);
    for (const path of group) {
      const {title, isNew, ...counts} = await showWrittenPage(page, path);
      expect.soft(title, path).toMatch(/\S.*Engagespot/);
      expect.soft(counts, path).toEqual({headings: 1, mains: 1, repeatedIds: [], repaired: 0});
      expect.soft(await overflow(page), `${path}: pixels to scroll sideways`).toBe(0);
      if (!isNew) continue;
      expect.soft(await structureViolations(page, 'main'), `${path}: axe`).toEqual([]);
      for (const mode of ['light', 'dark']) {
        await page.locator('html').evaluate((html, theme) => {
          html.dataset.theme = theme;
        }, mode);
        expect.soft(await contrastViolations(page, 'main *'), `${path}, ${mode}`).toEqual([]);
      }
    }
  });
}
