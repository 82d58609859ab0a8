import {expect, test} from 'vitest';
import {pathOfPage} from './site.ts';

test.each([
  ['index.html', '/help/'],
  ['docs/a.html', '/help/docs/a'],
  ['docs/b/index.html', '/help/docs/b'],
  ['docs/core.index.html', '/help/docs/core.index'],
])('%s is the page %s', (file, path) => {
  expect(pathOfPage(file, '/help/')).toBe(path);
});
