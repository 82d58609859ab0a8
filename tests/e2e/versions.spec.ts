/** Readers of an older version stay in it, and find the way to the latest. */
import {expect} from '@playwright/test';
import {site} from '../../config/site.ts';
import {builtPages, heading, open} from './support/site.ts';
import {test} from './support/test.ts';

const older = '/docs/1.4.x';

test('the version menu leads to the same page, or to where the version begins', async ({page}) => {
  const choose = async (from: string, to: string) => {
    const menu = page.getByRole('navigation', {name: 'Main'});
    await menu.getByRole('button', {name: from, exact: true}).focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', {name: to, exact: true}).click();
  };
  await open(page, `${older}/features/workflows/introduction`);
  await choose('1.4.x', '1.5.x');
  await expect(page).toHaveURL('/docs/features/workflows/introduction');
  await open(page, '/docs/concepts/workspace');
  await choose('1.5.x', '1.4.x');
  await expect(page).toHaveURL(`${older}/introduction/getting-started`);
});

test('the search of an older version finds its pages', async ({page}) => {
  await open(page, `${older}/introduction/quick-start`);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('useEngagespot');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${older.replaceAll('.', '\\.')}/`));
  await expect(heading(page)).toBeVisible();
});

test('search engines are led to the page of the latest version', async ({page}) => {
  await open(page, `${older}/introduction/quick-start`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${site.url}/docs/introduction/quick-start`,
  );
});

test('no two pages have the same title: those of older versions name the version', () => {
  const pages = [...builtPages()];
  const titles = pages.map(([path, html]) => {
    const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
    return [title, path] as const;
  });
  const paths = new Map<string, string[]>();
  for (const [title, path] of titles) paths.set(title, [...(paths.get(title) ?? []), path]);
  expect(pages.length).toBeGreaterThan(500);
  expect([...paths].filter(([, same]) => same.length > 1)).toEqual([]);
  const older = titles.filter(([, path]) => path.startsWith('/docs/1.3.x/'));
  for (const [title] of older) expect(title).toContain('(1.3.x) | Engagespot');
});
