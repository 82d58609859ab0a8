/** What a browser knows of the Markdown of a page. */
import {expect} from '@playwright/test';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const link = 'link[rel="alternate"][type="text/markdown"]';
/** What else the build writes into the head of a page. */
const aboutPage = 'meta[property="og:image"], script[type="application/ld+json"]';

test('a page names its Markdown, until another page is shown in its place', async ({page}) => {
  await open(page, '/docs/concepts/workspace');
  await expect(page.locator(link)).toHaveAttribute('href', '/docs/concepts/workspace.md');
  await expect(page.locator(aboutPage)).not.toHaveCount(0);
  await page.getByRole('link', {name: 'Environment', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/concepts\/environment$/);
  await expect(page.locator(link)).toHaveCount(0);
  await expect(page.locator(aboutPage)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(link)).toHaveAttribute('href', '/docs/concepts/environment.md');
});

test('a part of the page is no other page', async ({page}) => {
  await open(page, '/docs/concepts/workspace');
  await page.locator('h2 a.hash-link').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.locator(link)).toHaveCount(1);
});
