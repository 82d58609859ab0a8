import {expect, test} from 'vitest';
import {findElsewhere, inOtherVersions, makePageAddresses} from './pageAddresses.ts';

function version(label: string, path: string, pages: readonly string[]) {
  return {name: label, label, path, docs: pages.map(page => ({id: page, path: path + page}))};
}

const addresses = makePageAddresses(
  {
    moved: {'1.0': [{from: '/user', to: '/features/user'}]},
    dropped: [{page: '/digest', leadsTo: '/summary', because: 'A test.'}],
  },
  [
    version('3.0', '/docs', ['/start', '/features/user', '/new', '/summary']),
    version('2.0', '/docs/2.0', ['/start', '/features/user', '/digest']),
    version('1.0', '/docs/1.0', ['/start', '/user', '/digest']),
  ],
);

test.each([
  ['the old address, in the latest version', '/docs/user', '/docs/features/user'],
  ['the old address, in another version', '/docs/2.0/user/', '/docs/2.0/features/user'],
  ['the new address, in an older version', '/docs/1.0/features/user', '/docs/1.0/user'],
  ['a version with a letter', '/docs/v1.0/user', '/docs/1.0/user'],
  ['a patch of a version', '/docs/2.0.3/user/', '/docs/2.0/features/user'],
  ['the latest version by its number', '/docs/3.0/start', '/docs/start'],
  ['the latest version by that word', '/docs/latest/user', '/docs/features/user'],
  ['a version alone', '/docs/v2.0', '/docs/2.0'],
])('%s leads to the page', (_, address, path) => {
  expect(findElsewhere(addresses, address)).toEqual({kind: 'moved', path});
});

test.each([
  ['/docs/1.0/new', '1.0', ['3.0 /docs/new']],
  ['/docs/digest', '3.0', ['3.0 /docs/summary', '2.0 /docs/2.0/digest', '1.0 /docs/1.0/digest']],
])('%s is a page of other versions', (address, asked, pages) => {
  const found = findElsewhere(addresses, address);
  expect(found).toMatchObject({kind: 'others', version: asked});
  const others = found?.kind === 'others' ? found.pages : [];
  expect(others.map(({label, path}) => `${label} ${path}`)).toEqual(pages);
});

test.each(['/', '/api/errors', '/docs/1.0/gone', '/docsx/start', '/docs/4.0', '/docs/v4.0/start'])(
  '%s is none',
  address => {
    expect(findElsewhere(addresses, address)).toBeUndefined();
  },
);

test.each([
  ['/docs/features/user', ['2.0 /docs/2.0/features/user', '1.0 /docs/1.0/user']],
  ['/docs/1.0/user', ['3.0 /docs/features/user', '2.0 /docs/2.0/features/user']],
  ['/docs/1.0/digest', ['3.0 /docs/summary', '2.0 /docs/2.0/digest']],
  ['/docs/new', []],
  ['/docs/summary', ['2.0 /docs/2.0/digest', '1.0 /docs/1.0/digest']],
  ['/api/errors', []],
])('%s has the same page in other versions', (path, pages) => {
  const found = inOtherVersions(addresses, path).map(page => `${page.label} ${page.path}`);
  expect(found).toEqual(pages);
});
