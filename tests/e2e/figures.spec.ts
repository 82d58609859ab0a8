/** Pictures of the SDKs: the one of the reader's color mode and of the page's version, and no other. */
import {expect, type Page} from '@playwright/test';
import {open} from './support/site.ts';
import {test} from './support/test.ts';

const path = '/docs/sdks-n-libraries/frontend/react/features';

/** Names of the pictures that the page asks for. */
function recordPictures(page: Page): string[] {
  const names: string[] = [];
  page.on('request', request => {
    const [, name] = /\/assets\/figures\/(.+)$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`In ${mode} mode`, {tag: mode === 'light' ? [] : '@sweep'}, () => {
    test.use({colorScheme: mode, ownContext: true});

    test('a figure loads its picture of that mode alone, in the size that was kept free', async ({
      page,
    }) => {
      const pictures = recordPictures(page);
      await open(page, path);
      const image = page.locator('figure img:visible').first();
      const before = await image.boundingBox();
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      const after = await image.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter(name => !name.includes(`.${mode}.`))).toEqual([]);
    });
  });
}

test('a picture leads to itself in full size', {tag: '@sweep'}, async ({page}) => {
  await open(page, path);
  const link = page.locator('figure a:visible').first();
  const address = (await link.getAttribute('href')) ?? '';
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/avif');
});

test('an older version shows its own SDK, and says which', {tag: '@sweep'}, async ({page}) => {
  const pictures = recordPictures(page);
  await open(page, '/docs/1.4.x/sdks-n-libraries/frontend/using-react-component');
  const figure = page.locator('figure:has(img)').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('figcaption')).toContainText('@engagespot/react-component 2.3.2');
  await expect.poll(() => pictures.filter(name => name.includes('.2.3.2.'))).not.toEqual([]);
});
