import {execFileSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {projectFiles} from '../project/projectFiles.ts';
import {rootDirectory} from '../project/rootDirectory.ts';
import {isMemberPage, type Place, resolveLinks, resolveTarget} from './addresses.ts';
import {memberFiles} from './memberFiles.ts';

const pageIds = new Map([
  ['Engagespot.init()', 'javascript/core.engagespot.init'],
  ['Engagespot()', 'react-component/react-component.engagespot'],
]);
const place: Place = {
  docsVersion: 'current',
  pageId: 'javascript/core.engagespot',
  dataFile: 'members/engagespot.yaml',
  pageIds,
  entries: new Map([
    ['core', 'core/index'],
    ['core/createInstance', 'core/set-up#createinstance'],
  ]),
};
const oldest: Place = {...place, docsVersion: '1.0.0'};

describe('links', () => {
  test('lead to members of the same package and of others', () => {
    expect(resolveTarget(place, 'member:Engagespot.init()')).toBe('./core.engagespot.init.mdx');
    expect(resolveTarget(place, 'member:Engagespot()')).toBe(
      '../react-component/react-component.engagespot.mdx',
    );
  });

  test('lead to guides where the version keeps them', () => {
    const guide = 'doc:sdks-n-libraries/frontend/using-javascript-core-api#events';
    expect(resolveTarget(place, guide)).toBe(
      '../../../sdks-n-libraries/frontend/using-javascript-core-api.mdx#events',
    );
    expect(resolveTarget(oldest, guide)).toBe(
      '../../javascript-guide/using-javascript-core-api.mdx#events',
    );
  });

  test('lead to entries of the latest version, from older ones by address', () => {
    expect(resolveTarget(place, 'entry:core/createInstance')).toBe(
      '../core/set-up.mdx#createinstance',
    );
    expect(resolveTarget({...place, pageId: 'core/set-up'}, 'entry:core/createInstance')).toBe(
      '#createinstance',
    );
    const reference = '/docs/additional-resources/api-reference';
    expect(resolveTarget(oldest, 'entry:core')).toBe(`${reference}/core`);
    expect(resolveTarget(oldest, 'entry:core/createInstance')).toBe(
      `${reference}/core/set-up#createinstance`,
    );
  });

  test('stay as they are when they are no names', () => {
    const text = 'Call [init()](member:Engagespot.init()) or read [on](https://example.com/a).';
    expect(resolveLinks(place, text)).toBe(
      'Call [init()](./core.engagespot.init.mdx) or read [on](https://example.com/a).',
    );
  });

  test('to a name without a page are an error that names the data file and the link', () => {
    expect(() => resolveLinks(place, '[x](member:Engagespot.nothing)')).toThrow(
      'members/engagespot.yaml: "member:Engagespot.nothing" (page javascript/core.engagespot) leads to no page. Name',
    );
  });
});

describe('a member page', () => {
  const files = memberFiles().map(({file}) => file);

  test('is every page made from the data, by its file and by its address', () => {
    expect(files.filter(file => !isMemberPage(file))).toEqual([]);
    expect(isMemberPage('/docs/1.0.0/api-reference/javascript')).toBe(true);
    expect(isMemberPage('/docs/additional-resources/api-reference/javascript/core')).toBe(true);
  });

  test('is none of the files that git keeps', async () => {
    expect((await projectFiles()).filter(isMemberPage)).toEqual([]);
    expect(isMemberPage('/api/api-reference/errors')).toBe(false);
    expect(isMemberPage('docs/additional-resources/api-reference/rest-api/index.mdx')).toBe(false);
  });

  test('is ignored by git', () => {
    const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
      cwd: rootDirectory,
      input: files.join('\n'),
      encoding: 'utf8',
    });
    expect(ignored.trim().split('\n')).toEqual(files);
  });
});
