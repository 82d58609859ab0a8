/** What pages say to those that show them elsewhere: pictures for messages and posts, data for search engines. */
import {expect} from '@playwright/test';
import {builtPages, open} from './support/site.ts';
import {structuredDataOf} from './support/structuredData.ts';
import {test} from './support/test.ts';
import {recordViolations, violations} from './support/violations.ts';

test('the policy lets data be, and it stays when scripts have taken over', async ({page}) => {
  await recordViolations(page);
  for (const address of ['/', '/docs/concepts/workspace', '/api/notifications/send-notification']) {
    await open(page, address);
    const written = structuredDataOf(builtPages().get(address) ?? '');
    const shown = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(shown.map(text => JSON.parse(text))).toEqual(expect.arrayContaining(written));
    expect(shown).toHaveLength(written.length);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  }
});

test('the search that the home page offers to search engines finds what is typed', async ({
  page,
}) => {
  const [site] = structuredDataOf(builtPages().get('/') ?? '');
  const action = site?.potentialAction as {target: {urlTemplate: string}};
  const {pathname, search} = new URL(action.target.urlTemplate.replace('{query}', 'workspace'));
  await open(page, pathname + search);
  await expect(page.getByRole('searchbox')).toHaveValue('workspace');
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
});
