import {expect, test} from 'vitest';
import type {Generated, Route} from './generated.ts';
import {type PlanOptions, planShards} from './plan.ts';
import type {VersionProps} from './versionProps.ts';

const options: PlanOptions = {
  baseUrl: '/',
  pagesPerShard: 2,
  minimumPages: 2,
  navbarDocs: ['b'],
};

const route = (path: string, hash: string, routes?: Route[]): Route => ({
  path,
  component: {path, hash},
  attributes: routes ? {} : {exact: true, sidebar: 'main'},
  ...(routes && {routes}),
});

const docs = (base: string) => [
  {id: 'a', path: `${base}/a`, sidebar: 'main'},
  {id: 'b', path: `${base}/b`, sidebar: 'main'},
  {id: 'c', path: `${base}/c`, sidebar: 'main'},
];

/** A site with a home page, a page of its own and three pages of documentation. */
function generated(): Generated {
  const leaves = ['a', 'b', 'c'].map(name => route(`/docs/${name}`, name));
  return {
    routes: [
      route('/search', 's'),
      route('/docs', 'root', [route('/docs', 'version', leaves)]),
      route('/', 'h'),
      {path: '*', component: {path: '*', hash: ''}, attributes: {}},
    ],
    chunkNames: {
      '/search-s': {__comp: 'search'},
      '/docs-root': {__comp: 'docsRoot'},
      '/docs-version': {__comp: 'versionRoot', __props: 'props'},
      '/docs/a-a': {__comp: 'docItem', content: 'contentA'},
      '/docs/b-b': {__comp: 'docItem', content: 'contentB'},
      '/docs/c-c': {__comp: 'docItem', content: 'contentC'},
      '/-h': {__comp: 'home'},
    },
    modules: new Map(
      [
        'search',
        'docsRoot',
        'versionRoot',
        'props',
        'docItem',
        'contentA',
        'contentB',
        'contentC',
        'home',
      ].map(name => [name, `@site/${name}`]),
    ),
    globalData: {
      other: {kept: true},
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {name: 'current', path: '/docs', mainDocId: 'a', docs: docs('/docs')},
            {name: '1.0', path: '/docs/1.0', mainDocId: 'a', docs: docs('/docs/1.0')},
          ],
        },
      },
    },
  };
}

const versions = new Map<string, VersionProps>([
  [
    'props',
    {
      version: {
        pluginId: 'default',
        version: 'current',
        docs: {a: {title: 'A'}, b: {title: 'B'}, c: {title: 'C'}},
        docsSidebars: {
          main: [
            {
              type: 'category',
              label: 'Group',
              href: '/docs/a',
              items: [{type: 'link', label: 'B', href: '/docs/b', docId: 'b'}],
            },
          ],
        },
      },
    },
  ],
]);

const plan = () => planShards(generated(), versions, options);
const pages = () =>
  plan()
    .shards.flat()
    .sort((one, other) => one.path.localeCompare(other.path));

test('pages leave the table, all other routes stay', () => {
  const {routes, parents} = plan();
  expect(routes.map(({path}) => path)).toEqual(['/search', '/docs', '/', '*']);
  expect(routes[1]?.routes?.[0]?.routes).toEqual([]);
  expect(parents.map(({component}) => component.hash)).toEqual(['version']);
  expect(pages().map(({path}) => path)).toEqual(['/docs/a', '/docs/b', '/docs/c']);
});

test('a page has its own modules, the table those of several', () => {
  const [first] = pages();
  expect([...(first?.modules ?? [])]).toEqual([['contentA', '@site/contentA']]);
  expect([...plan().modules.keys()].sort()).toEqual(
    ['docItem', 'docsRoot', 'home', 'props', 'search', 'versionRoot'].sort(),
  );
  expect([...plan().eager].sort()).toEqual(['docItem', 'docsRoot', 'versionRoot']);
});

test('a page knows where it stands in other versions', () => {
  expect(pages()[2]?.doc).toEqual({
    plugin: 'default',
    id: 'c',
    places: [
      [0, '/docs/c', 'main'],
      [1, '/docs/1.0/c', 'main'],
    ],
  });
});

test('a page that lists others has what it says of them, no other page does', () => {
  expect(pages().map(({summaries}) => summaries?.docs)).toEqual([
    {b: {title: 'B'}},
    undefined,
    undefined,
  ]);
});

test('the global data keeps the first page of each version and those of the navbar', () => {
  const {globalData} = plan();
  expect(globalData.other).toEqual({kept: true});
  expect(globalData['docusaurus-plugin-content-docs']).toMatchObject({
    default: {versions: [{docs: [{id: 'a'}, {id: 'b'}]}, {docs: [{id: 'a'}, {id: 'b'}]}]},
  });
});

test('a part with few pages keeps them', () => {
  const {shards, routes} = planShards(generated(), versions, {...options, minimumPages: 4});
  expect(shards.flat()).toEqual([]);
  expect(routes[1]?.routes?.[0]?.routes).toHaveLength(3);
});

test('a pattern is refused', () => {
  const site = generated();
  site.routes[1]?.routes?.[0]?.routes?.push(route('/docs/:id', 'a'));
  site.chunkNames['/docs/:id-a'] = {__comp: 'docItem'};
  expect(() => planShards(site, versions, options)).toThrow('/docs/:id is a pattern');
});

test('a route or a chunk that is missing is named', () => {
  const withoutRoute = generated();
  delete withoutRoute.chunkNames['/docs/b-b'];
  expect(() => planShards(withoutRoute, versions, options)).toThrow('/docs/b-b is missing');
  const withoutChunk = generated();
  withoutChunk.modules.delete('contentC');
  expect(() => planShards(withoutChunk, versions, options)).toThrow('contentC is missing');
});
