import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {readCode} from './code.ts';

const installed = {
  'node_modules/direct': {version: '1.0.0', dependencies: {indirect: '1', absent: '1'}},
  'node_modules/indirect': {version: '1.0.0', peerDependencies: {direct: '*'}},
  'node_modules/direct/node_modules/indirect': {
    version: '1.1.0',
    dependencies: {'@scope/deep': '1'},
  },
  'node_modules/@scope/deep': {version: '1.0.0'},
  'node_modules/unused': {version: '1.0.0'},
};

let project: string;

const write = (file: string, text: string) => writeFile(path.join(project, file), text);

const install = (packages: Record<string, object>) =>
  write('node_modules/.package-lock.json', JSON.stringify({packages}));

beforeEach(async () => {
  project = await temporaryFolder({
    'code/work.ts': `
      import {readFileSync} from 'node:fs';
      import {direct} from 'direct';
      import type {Unused} from 'unused';
      import {more} from './more.ts';
      const read = () => readFileSync(new URL('./words.txt', import.meta.url), 'utf8');
      export default () => [direct, more, read() satisfies Unused];`,
    'code/more.ts': `import data from 'direct/data.json';
      export const more = async () => [data, await import('./later.ts')];`,
    'code/later.ts': 'export const later = 1;',
    'code/words.txt': 'words',
    'code/beside.ts': '',
    'node_modules/direct/index.js': "export const direct = 'direct';",
    'node_modules/direct/data.json': '{"from": "json"}',
    'node_modules/direct/package.json': '{"type": "module", "main": "index.js"}',
  });
  await install(installed);
});

const read = () => readCode(path.join(project, 'code/work.ts'));

it('runs, whatever folder it is in', async () => {
  const {text} = await read();
  const {default: work} = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const [direct, more, words] = work();
  expect([direct, words]).toEqual(['direct', 'words']);
  expect(await more()).toEqual([{from: 'json'}, expect.objectContaining({later: 1})]);
  expect(text).toContain(pathToFileURL(path.join(project, 'node_modules/direct/index.js')).href);
});

describe('the version', () => {
  it.each<[string, () => Promise<void>]>([
    ['a module', () => write('code/more.ts', 'export const more = 2;')],
    ['a module that is loaded later', () => write('code/later.ts', 'export const later = 2;')],
    ['a file that the code names', () => write('code/words.txt', 'other words')],
    ['data of a package', () => write('node_modules/direct/data.json', '{}')],
    ['a package', () => install({...installed, 'node_modules/direct': {version: '1.0.1'}})],
    [
      'the content of a package',
      () =>
        install({...installed, 'node_modules/direct': {version: '1.0.0', integrity: 'sha512-a'}}),
    ],
    [
      'a package that a package depends on',
      () => install({...installed, 'node_modules/@scope/deep': {version: '1.0.1'}}),
    ],
  ])('changes with %s', async (_, change) => {
    const before = await read();
    await change();
    expect((await read()).version).not.toBe(before.version);
  });

  it('stays the same after a change of anything else', async () => {
    const before = await read();
    await write('code/beside.ts', 'export {};');
    await write(
      'code/more.ts',
      `/** A comment. */
      import data from 'direct/data.json';
      export const more = async (): Promise<unknown> => [data, await import('./later.ts')];`,
    );
    await install({
      ...installed,
      'node_modules/unused': {version: '2.0.0'},
      'node_modules/indirect': {version: '2.0.0'},
    });
    expect(await read()).toEqual(before);
  });
});

describe('an error says', () => {
  it('which import leads nowhere', async () => {
    await write('code/more.ts', "export {more} from './missing.ts';");
    await expect(read()).rejects.toThrow('./missing.ts');
    await write('code/more.ts', "export {more} from 'missing';");
    await expect(read()).rejects.toThrow('missing');
  });

  it('which package is not in the list of npm', async () => {
    await install({});
    await expect(read()).rejects.toThrow('node_modules/direct: run `npm ci`');
  });
});
