import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {clientConfig} from './clientConfig.ts';
import {helpersOf} from './helpers.ts';
import {writeNavbarTypes} from './navbarTypes.ts';
import {__importDefault} from './tslib.ts';

test('the navbar gets the components of its types, once each, menus and their items included', () => {
  const source = writeNavbarTypes([
    {type: 'docSidebar'},
    {},
    {items: [{type: 'html'}, {type: 'default'}]},
    {type: 'docsVersionDropdown'},
  ]);
  expect(source).toBe(
    [
      "import defaultItem from '@theme/NavbarItem/DefaultNavbarItem';",
      "import docSidebar from '@theme/NavbarItem/DocSidebarNavbarItem';",
      "import docsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';",
      "import dropdown from '@theme/NavbarItem/DropdownNavbarItem';",
      "import html from '@theme/NavbarItem/HtmlNavbarItem';",
      'export default {default: defaultItem, docSidebar, docsVersionDropdown, dropdown, html};',
    ].join('\n'),
  );
});

test('a type that the theme does not have is refused, with those that it has', () => {
  expect(() => writeNavbarTypes([{type: 'docSidbar'}])).toThrow(/docSidbar.*docSidebar/s);
});

test('the browser gets no options of builds and no colors of code', () => {
  const config = clientConfig({
    title: 'Site',
    url: 'https://example.com',
    presets: ['classic'],
    plugins: ['a'],
    themeConfig: {navbar: {title: 'N'}, prism: {theme: {plain: {}}, additionalLanguages: ['php']}},
  } as unknown as Parameters<typeof clientConfig>[0]);
  expect(config).toMatchObject({
    title: 'Site',
    themeConfig: {navbar: {title: 'N'}, prism: {additionalLanguages: ['php']}},
  });
  expect(JSON.stringify(config)).not.toMatch(/presets|plugins|"theme"/);
});

test('the functions of tslib that a package calls are found', async () => {
  const folder = await temporaryFolder({
    'index.js': 'tslib_1.__importDefault(a); tslib_1.__exportStar(b);',
    'deep/other.js': 'tslib_1.__importDefault(c)',
    'types.d.ts': 'tslib_1.__awaiter',
  });
  expect(helpersOf(folder)).toEqual(['__exportStar', '__importDefault']);
});

test('a CommonJS module becomes the default of its import, an ES module stays', () => {
  const common = {a: 1};
  expect(__importDefault(common)).toEqual({default: common});
  const module = {__esModule: true, default: common};
  expect(__importDefault(module)).toBe(module);
});
