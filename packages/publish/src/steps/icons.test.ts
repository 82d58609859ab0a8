import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {inlineIcons, shapesIn} from './inlineIcons.ts';

const symbol = (id: string, shape: string) =>
  `<symbol id="${id}" fill="none" viewBox="0 0 24 24">${shape}</symbol>`;
const sprite = (...symbols: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

const files = {
  'img/icons.0a1b2c3d.svg': sprite(symbol('Bell', '<path d="M1 $&"/>'), symbol('Sun', '<path/>')),
  'img/mark.svg': sprite(symbol('GitHub', '<path d="M2"/>'), symbol('Sun', '<circle/>')),
};

/** The page with its icons, on a site with the files above. */
async function finished(html: string): Promise<string> {
  return inlineIcons(html, shapesIn(await temporaryFolder(files), '/help/'), 'docs/a.html');
}

const page = (body: string) => `<html><body><div>${body}</div></body></html>`;
const use = (href: string) => `<svg><use href=${href} /></svg>`;

test('each shape that a page refers to is in it once, and the page refers to that', async () => {
  const html = page(
    use('/help/img/icons.0a1b2c3d.svg#Bell') +
      use('"/help/img/icons.0a1b2c3d.svg#Bell"') +
      use('/help/img/mark.svg#GitHub'),
  );
  expect(await finished(html)).toBe(
    '<html><body><div>' +
      '<svg><use href="#icon-Bell" /></svg>'.repeat(2) +
      '<svg><use href="#icon-GitHub" /></svg></div>' +
      '<svg display="none"><g id="icon-Bell" fill="none"><path d="M1 $&"/></g><g id="icon-GitHub" fill="none"><path d="M2"/></g></svg>' +
      '</body></html>',
  );
});

test('a group in a picture is a shape as well, with its attributes', async () => {
  const picture = '<svg viewBox="0 0 32 32"><g id="logo" fill="none"><rect/><path/></g></svg>';
  const shapes = shapesIn(await temporaryFolder({'img/mark.svg': picture}), '/');
  expect(await inlineIcons(page(use('/img/mark.svg#logo')), shapes, 'docs/a.html')).toBe(
    '<html><body><div><svg><use href="#icon-logo" /></svg></div>' +
      '<svg display="none"><g id="icon-logo" fill="none"><rect/><path/></g></svg></body></html>',
  );
});

test('a page without icons stays as it is', async () => {
  expect(await finished(page('<p>a'))).toBe(page('<p>a'));
});

test('an icon that its file lacks stops the build by its name', async () => {
  const html = page(use('/help/img/mark.svg#Moon'));
  await expect(finished(html)).rejects.toThrow(
    'docs/a.html shows the icon Moon, which /help/img/mark.svg lacks',
  );
});

test('a page that does not end stops the build, for it would refer to shapes that it has not', async () => {
  const html = `<html><body>${use('/help/img/mark.svg#GitHub')}`;
  await expect(finished(html)).rejects.toThrow('docs/a.html shows icons, but has no </body>');
});

test('two icons of one name stop the build', async () => {
  const html = page(use('/help/img/mark.svg#Sun') + use('/help/img/icons.0a1b2c3d.svg#Sun'));
  await expect(finished(html)).rejects.toThrow('docs/a.html shows two icons that are called Sun');
});
