import {describe, expect, it} from 'vitest';
import {pageKey, readPageKeys, type ServerBundle} from './pageKeys.ts';

const files = {
  'main.js': 'main',
  'page.js': 'component of pages',
  'sidebar.js': 'sidebar',
  'a.js': 'text of a',
  'b.js': 'text of b',
  'both.js': 'part of a and b',
  'aside.js': 'loaded by a component',
};

const bundle: ServerBundle = {
  files: new Map(Object.entries(files)),
  groups: [
    {name: 'main', files: ['main.js']},
    {name: 'page', files: ['page.js']},
    {name: 'sidebar', files: ['sidebar.js']},
    {name: 'a', files: ['a.js', 'both.js']},
    {name: 'b', files: ['b.js', 'both.js']},
    {files: ['aside.js']},
  ],
  routes: {
    '/docs-1a2': {__comp: 'page', __props: 'sidebar'},
    '/docs/a-3b4': {__comp: 'page', content: 'a', items: ['page']},
    '/docs/b-5c6': {__comp: 'page', content: 'b', config: 'in the main file'},
    '/api-7d8': {content: 'b'},
  },
};

/** The pages whose key is another one after a change of the bundle. */
function changedBy(change: Partial<ServerBundle>, constants = ['node']): string[] {
  const pages = ['/docs/a', '/docs/b', '/api', '/search', '/docs-more'];
  const before = readPageKeys(bundle, ['node']);
  const after = readPageKeys({...bundle, ...change}, constants);
  return pages.filter(pathname => pageKey({pathname}, before) !== pageKey({pathname}, after));
}

const everywhere = ['/docs/a', '/docs/b', '/api', '/search', '/docs-more'];

function withFile(name: keyof typeof files): Partial<ServerBundle> {
  return {files: new Map([...bundle.files, [name, 'changed']])};
}

describe('pageKey', () => {
  it('is the same for the same bundle, in whatever order its parts come', () => {
    const reversed = {
      files: new Map([...bundle.files].reverse()),
      groups: [...bundle.groups].reverse(),
      routes: Object.fromEntries(Object.entries(bundle.routes).reverse()),
    };
    expect(changedBy(reversed)).toEqual([]);
  });

  it.each([
    ['the text of a page', 'a.js', ['/docs/a']],
    ['a part of two pages', 'both.js', ['/docs/a', '/docs/b', '/api']],
    ['the component of pages', 'page.js', ['/docs/a', '/docs/b']],
    ['what the route above has', 'sidebar.js', ['/docs/a', '/docs/b']],
    ['the code of all pages', 'main.js', everywhere],
    ['what is no part of a route', 'aside.js', everywhere],
  ] as const)('changes with %s', (_, file, pages) => {
    expect(changedBy(withFile(file))).toEqual(pages);
  });

  it('changes for all pages with a file that more than routes ask for', () => {
    const groups = [...bundle.groups, {files: ['a.js']}];
    const before = readPageKeys({...bundle, groups}, []);
    const after = readPageKeys({...bundle, groups, ...withFile('a.js')}, []);
    expect(after.shared).not.toBe(before.shared);
  });

  it('changes with a file that is new, with one that moves, and with Node.js', () => {
    expect(changedBy({files: new Map([...bundle.files, ['new.js', '']])})).toEqual(everywhere);
    const contents = new Map([...bundle.files, ['a.js', files['b.js']], ['b.js', files['a.js']]]);
    expect(changedBy({files: contents})).toEqual(['/docs/a', '/docs/b', '/api']);
    expect(changedBy({}, ['other'])).toEqual(everywhere);
  });

  it('changes with the chunks of a route, and with a new one', () => {
    const routes = {...bundle.routes, '/docs/a-3b4': {content: 'a', items: ['page', 'b']}};
    expect(changedBy({routes})).toEqual(['/docs/a']);
    expect(changedBy({routes: {...bundle.routes, '/-9e0': {content: 'b'}}})).toEqual(everywhere);
    expect(changedBy({routes: {...bundle.routes, '/:id-9e0': {content: 'b'}}})).toEqual(everywhere);
    expect(changedBy({routes: {...bundle.routes, '/search/-9e0': {content: 'b'}}})).toEqual([
      '/search',
    ]);
  });

  it('differs for two pages, and with what a page is rendered with', () => {
    const keys = readPageKeys(bundle, []);
    const requests = [{pathname: '/x'}, {pathname: '/y'}, {pathname: '/x', legacy: true}];
    expect(new Set(requests.map(request => pageKey(request, keys))).size).toBe(3);
  });

  it('finds the routes of an address with other letters', () => {
    const routes = {...bundle.routes, '/docs/ä-1f1': {content: 'a'}};
    const before = readPageKeys({...bundle, routes}, []);
    const after = readPageKeys({...bundle, routes, ...withFile('a.js')}, []);
    const request = {pathname: '/docs/%C3%A4'};
    expect(pageKey(request, after)).not.toBe(pageKey(request, before));
  });
});

describe('readPageKeys', () => {
  it('stops when routes are known by other names', () => {
    const groups = bundle.groups.map(({files: grouped}) => ({files: grouped}));
    expect(() => readPageKeys({...bundle, groups}, [])).toThrow(
      /no content of pages.*enabled: false/s,
    );
  });
});
