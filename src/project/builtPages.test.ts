import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {builtPage, readBuiltPages} from './builtPages.ts';

test('a page is found by its path, wherever its file is', async () => {
  const pages = readBuiltPages(
    await temporaryFolder({
      'index.html': 'home',
      'docs/a.html': 'a',
      'docs/b/index.html': 'b',
      'docs/a.md': 'no page',
    }),
  );
  expect([...pages.keys()].sort()).toEqual(['docs/a.html', 'docs/b/index.html', 'index.html']);
  const found = ['/', '/docs/a', '/docs/a/', '/docs/b', '/docs/b/', '/docs'].map(sitePath =>
    builtPage(pages, sitePath),
  );
  expect(found).toEqual(['home', 'a', 'a', 'b', 'b', undefined]);
});

test('all who ask in one turn get the pages as they were, and who asks later reads them anew', async () => {
  const folder = await temporaryFolder({'a.html': 'rendered'});
  const first = readBuiltPages(folder);
  expect(readBuiltPages(folder)).toBe(first);
  await writeFile(path.join(folder, 'a.html'), 'rewritten');
  expect(builtPage(first, '/a')).toBe('rendered');
  expect(builtPage(readBuiltPages(folder), '/a')).toBe('rewritten');
});
