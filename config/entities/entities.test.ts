import {describe, expect, test} from 'vitest';
import {announcementBar} from '../announcementBar.ts';
import {colorMode} from '../colorMode.ts';
import {footer} from '../footer.ts';
import {navbar} from '../navbar.ts';
import {search} from '../search.ts';
import {checkedEntities} from './index.ts';
import {navbarItemTypes} from './navbar.ts';

const site = {colorMode, announcementBar, navbar, footer, typesense: search};

/** The errors of this site's configuration with a part changed, one per line. */
function problemsWith(change: object): string[] {
  try {
    checkedEntities({...site, ...change});
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map(line => line.trim());
  }
}

const withItem = (item: object) => ({navbar: {...navbar, items: [item]}});
const withBar = (change: object) => ({announcementBar: {...announcementBar, ...change}});
const withFooter = (change: object) => ({footer: {...footer, ...change}});
const withSearch = (change: object) => ({typesense: {...search, ...change}});
const withColumn = (column: object) => withFooter({links: [column]});

test('the configuration of this site passes, and comes back as it is', () => {
  expect(checkedEntities(site)).toBe(site);
});

test('parts that are left out are not asked for', () => {
  expect(checkedEntities({})).toEqual({});
});

test('every wrong value is named, not only the first', () => {
  const problems = problemsWith({
    colorMode: {...colorMode, defaultMode: 'purple'},
    ...withFooter({style: 'wide'}),
  });
  expect(problems).toEqual([
    'colorMode.defaultMode = "purple": must be one of "light", "dark"',
    'footer.style = "wide": must be one of "light", "dark"',
  ]);
});

describe('Section 3: Site configuration entities', () => {
  const types = navbarItemTypes.map(type => `"${type}"`).join(', ');

  test.each<[string, object, string]>([
    [
      'an unknown type',
      withItem({type: 'mega', label: 'Docs'}),
      `navbar.items[0].type = "mega": must be one of ${types}`,
    ],
    [
      'a wrong position',
      withItem({position: 'middle', label: 'Docs', to: '/docs'}),
      'navbar.items[0].position = "middle": must be one of "left", "right"',
    ],
    [
      'a label that is no text',
      withItem({label: 5, to: '/docs'}),
      'navbar.items[0].label = 5: must be of the type string',
    ],
    [
      'a path that is none',
      withItem({label: 'Docs', to: 'docs'}),
      'navbar.items[0].to = "docs": must be a path of this site, such as "/docs"',
    ],
    [
      'an address that is none',
      withItem({label: 'Blog', href: 'example.com'}),
      'navbar.items[0].href = "example.com": must be an address, such as "https://example.com"',
    ],
    [
      'items that are no list',
      withItem({label: 'More', items: 'all'}),
      'navbar.items[0].items = "all": must be of the type array',
    ],
    [
      'no address',
      withItem({label: 'Docs'}),
      'navbar.items[0].to = undefined: must be set: either this, a path of this site, or `href`, another address',
    ],
    [
      'a type without what it needs',
      withItem({type: 'docSidebar', label: 'Docs'}),
      'navbar.items[0].sidebarId = undefined: must be set for "docSidebar"',
    ],
    [
      'a menu in a menu',
      withItem({label: 'More', items: [{type: 'localeDropdown'}]}),
      'navbar.items[0].items[0].type = "localeDropdown": must be no dropdown, docsVersionDropdown, localeDropdown, search: menus cannot be nested',
    ],
    [
      'an unknown key of the bar',
      {navbar: {...navbar, sticky: true}},
      'navbar.sticky = true: must have no keys but title, logo, style, hideOnScroll, items',
    ],
    [
      'hideOnScroll that is not on or off',
      {navbar: {...navbar, hideOnScroll: 'yes'}},
      'navbar.hideOnScroll = "yes": must be of the type boolean',
    ],
  ])(
    'Navbar item: type, position, label, to, href, items: %s',
    {tags: '@spec:errors.navbar-item'},
    (_, change, problem) => {
      expect(problemsWith(change)).toEqual([problem]);
    },
  );

  test.each<[string, object, string]>([
    [
      'a wrong style',
      withFooter({style: 'wide'}),
      'footer.style = "wide": must be one of "light", "dark"',
    ],
    [
      'a column without a title',
      withColumn({items: [{label: 'Docs', to: '/docs'}]}),
      'footer.links[0].title = undefined: must be of the type string',
    ],
    [
      'items that are no list',
      withColumn({title: 'Docs', items: '/docs'}),
      'footer.links[0].items = "/docs": must be of the type array',
    ],
    [
      'a link without an address',
      withColumn({title: 'Docs', items: [{label: 'Start'}]}),
      'footer.links[0].items[0].to = undefined: must be set: exactly one of `to`, `href` and `html`',
    ],
    [
      'a link alone between columns',
      withFooter({
        links: [
          {title: 'Docs', items: []},
          {label: 'Start', to: '/docs'},
        ],
      }),
      'footer.links[1].items = undefined: must be of the type array',
    ],
    [
      'a logo without a picture',
      withFooter({logo: {alt: 'Engagespot'}}),
      'footer.logo.src = undefined: must be of the type string',
    ],
    [
      'a copyright that is empty',
      withFooter({copyright: ' '}),
      'footer.copyright = " ": must be a text that is not empty',
    ],
  ])(
    'Footer: style, links or link columns (title, items), logo, copyright: %s',
    (_, change, problem) => {
      expect(problemsWith(change)).toContain(problem);
    },
  );

  test('Footer: links alone, without columns', () => {
    expect(problemsWith(withFooter({links: [{label: 'Docs', to: '/docs'}]}))).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no id', withBar({id: ''}), 'announcementBar.id = "": must be a text that is not empty'],
    [
      'no content',
      withBar({content: undefined}),
      'announcementBar.content = undefined: must be of the type string',
    ],
    [
      'a color that is none',
      withBar({backgroundColor: 'reddish'}),
      'announcementBar.backgroundColor = "reddish": must be a color like "#1c2024", or a token like "var(--es-announcement-text)"',
    ],
    [
      'a token that there is not',
      withBar({textColor: 'var(--es-no-such-token)'}),
      'announcementBar.textColor = "var(--es-no-such-token)": must be a color like "#1c2024", or a token like "var(--es-announcement-text)"',
    ],
    [
      'isCloseable that is not on or off',
      withBar({isCloseable: 'yes'}),
      'announcementBar.isCloseable = "yes": must be of the type boolean',
    ],
  ])(
    'Announcement bar: id, content, backgroundColor, textColor, isCloseable: %s',
    (_, change, problem) => {
      expect(problemsWith(change)).toContain(problem);
    },
  );

  test('Announcement bar: colors that nobody can read are refused, with the contrast they have', () => {
    expect(problemsWith(withBar({textColor: '#777777', backgroundColor: '#ffffff'}))).toEqual(
      ['light', 'dark'].map(
        mode =>
          `announcementBar.textColor = "#777777": must reach a contrast of 4.5 on #ffffff, has 4.47 in ${mode} mode`,
      ),
    );
  });

  test.each<[string, unknown, string]>([
    ['defaultMode', 'purple', 'must be one of "light", "dark"'],
    ['disableSwitch', 'no', 'must be of the type boolean'],
    ['respectPrefersColorScheme', 1, 'must be of the type boolean'],
  ])('Colour mode: %s', (key, value, message) => {
    expect(problemsWith({colorMode: {...colorMode, [key]: value}})).toEqual([
      `colorMode.${key} = ${JSON.stringify(value)}: ${message}`,
    ]);
  });

  const node = {host: 'search.example.com', port: 443, protocol: 'https'};

  test.each<[string, object, string]>([
    [
      'a wrong protocol of the server',
      withSearch({typesenseServerConfig: {nodes: [{...node, protocol: 'ftp'}], apiKey: 'k'}}),
      'typesense.typesenseServerConfig.nodes[0].protocol = "ftp": must be one of "http", "https"',
    ],
    [
      'a server without a key',
      withSearch({typesenseServerConfig: {nodes: [node]}}),
      'typesense.typesenseServerConfig.apiKey = undefined: must be set beside `nodes`: a key that may only search',
    ],
    [
      'a name of a collection that is none',
      withSearch({typesenseCollectionName: 'all docs'}),
      'typesense.typesenseCollectionName = "all docs": must be a name of letters, digits, _ and -',
    ],
    [
      'parameters that are no object',
      withSearch({typesenseSearchParameters: 'q'}),
      'typesense.typesenseSearchParameters = "q": must be of the type record',
    ],
    [
      'a path with a slash',
      withSearch({searchPagePath: '/search'}),
      'typesense.searchPagePath = "/search": must be a path without a slash at its ends, such as "search"',
    ],
  ])(
    'Search config: server config, collection name, search parameters, search page path: %s',
    (_, change, problem) => {
      expect(problemsWith(change)).toEqual([problem]);
    },
  );
});
