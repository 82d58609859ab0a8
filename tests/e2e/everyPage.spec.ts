/**
 * What holds for every page of the latest version as the build wrote it: browsers read it as it is written, it has
 * one main region with one heading and no id twice, and it fits a phone. Where its content has a shape that no page
 * before it has, that breaks no rule of axe about structure and has enough contrast, light and dark.
 *
 * The pages are put one after the other, as wide as a phone, into a document that has the site's styles but
 * not its scripts, which is ten times as fast as opening them. What scripts add, and the frame around the
 * content, is proven by looks.spec.ts on the pages that together show every part of the site. `npm run test:sweep`
 * goes through the pages of older versions, and those about single members of an API, which come from templates.
 */
import {expect} from '@playwright/test';
import {isMemberPage} from '../../src/members/addresses.ts';
import {structureViolations} from './support/axe.ts';
import {builtPaths, notFoundPath} from './support/site.ts';
import {overflow, phone} from './support/soundPage.ts';
import {contrastViolations} from './support/textColors.ts';
import {
  expectWrittenPages,
  inGroups,
  nameOf,
  showWrittenPage,
  test,
} from './support/writtenPage.ts';

const isOfLatest = (path: string) => !/^\/docs\/\d/.test(path) && !isMemberPage(path);

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

for (const group of inGroups([...builtPaths(), notFoundPath].filter(isOfLatest))) {
  test(nameOf(group), {tag: '@sweep'}, ({writtenPage}) => expectWrittenPages(writtenPage, group));
}
