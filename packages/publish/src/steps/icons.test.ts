import {expect, test, vi} from 'vitest';
import {inlineIcons} from './icons.ts';

const symbol = (id: string, shape: string) =>
  `<symbol id="${id}" fill="none" viewBox="0 0 24 24">${shape}</symbol>`;
const sprite = (...symbols: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

const files: Record<string, string> = {
  'img/icons.0a1b2c3d.svg': sprite(symbol('Bell', '<path d="M1 $&"/>'), symbol('Sun', '<path/>')),
  'img/mark.svg': sprite(symbol('GitHub', '<path d="M2"/>'), symbol('Sun', '<circle/>')),
  'img/logo.svg': '<svg viewBox="0 0 32 32"><g id="logo" fill="none"><rect/><path/></g></svg>',
};

const read = vi.fn(async (file: string) => files[file] ?? '');
const step = inlineIcons(read, '/help/');
const page = {file: 'docs/a.html', path: '/help/docs/a'};

const body = (content: string) => `<html><body><div>${content}</div></body></html>`;
const use = (href: string) => `<svg><use href="${href}"></use></svg>`;

test('each shape that a page refers to is in it once, and the page refers to that', async () => {
  const bell = use('/help/img/icons.0a1b2c3d.svg#Bell');
  expect(await step(body(bell + bell + use('/help/img/mark.svg#GitHub')), page)).toBe(
    '<html><body><div>' +
      use('#icon-Bell').repeat(2) +
      use('#icon-GitHub') +
      '</div><svg display="none"><g id="icon-Bell" fill="none"><path d="M1 $&"/></g><g id="icon-GitHub" fill="none"><path d="M2"/></g></svg>' +
      '</body></html>',
  );
});

test('a group in a picture is a shape as well, with its attributes', async () => {
  expect(await step(body(use('/help/img/logo.svg#logo')), page)).toBe(
    `<html><body><div>${use('#icon-logo')}</div>` +
      '<svg display="none"><g id="icon-logo" fill="none"><rect/><path/></g></svg></body></html>',
  );
});

test('a file is read once for all pages', async () => {
  const own = inlineIcons(read, '/help/');
  read.mockClear();
  const html = body(use('/help/img/mark.svg#GitHub'));
  await Promise.all([own(html, page), own(html, page)]);
  expect(read.mock.calls).toEqual([['img/mark.svg']]);
});

test('a page without icons stays as it is', async () => {
  expect(await step(body('<p>a</p>'), page)).toBe(body('<p>a</p>'));
});

test('an icon that its file lacks stops the build by its name', async () => {
  await expect(step(body(use('/help/img/mark.svg#Moon')), page)).rejects.toThrow(
    'docs/a.html shows the icon Moon, which /help/img/mark.svg lacks',
  );
});

test('so does a page that does not end, for it would refer to shapes that it has not', async () => {
  const html = `<html><body>${use('/help/img/mark.svg#GitHub')}`;
  await expect(step(html, page)).rejects.toThrow('docs/a.html has no </body>');
});

test('so do two icons of one name', async () => {
  const html = body(use('/help/img/mark.svg#Sun') + use('/help/img/icons.0a1b2c3d.svg#Sun'));
  await expect(step(html, page)).rejects.toThrow('docs/a.html shows two icons that are called Sun');
});
