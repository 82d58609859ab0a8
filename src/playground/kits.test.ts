import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sdkAlias} from '../content/sdkVersions';
import {rootDirectory} from '../project/rootDirectory';
import {allKits, findKit, type Sdk, sdks} from './kits';

test('a documentation version has the package that it documents', () => {
  expect(findKit('react-component', 'current')).toMatchObject({
    name: 'react-component-3.0.1',
    package: '@engagespot/react-component',
    version: '3.0.1',
    react: 19,
  });
  expect(findKit('react-hooks', '1.4.x')).toMatchObject({version: '1.4.2', react: 18});
  expect(findKit('core', '1.3.x')).toMatchObject({version: '1.3.8'});
});

test('only code for React gets React', () => {
  for (const {sdk, react} of allKits()) {
    expect([sdk, react !== undefined]).toEqual([sdk, sdk.startsWith('react')]);
  }
});

test.each(['1.0.0', '2.0.0', '', 'toString', '__proto__'])('there is no kit in %j', version => {
  for (const sdk of sdks) expect(findKit(sdk, version)).toBeUndefined();
});

test('there is no kit of another package', () => {
  for (const sdk of ['node', 'toString', '']) {
    expect(findKit(sdk as Sdk, 'current')?.package).not.toBe('@engagespot/toString');
  }
  expect(findKit('' as Sdk, 'current')).toBeUndefined();
});

test('kits are listed once, under names that addresses can hold', () => {
  const names = allKits().map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+-\d+\.\d+\.\d+$/);
});

test.each(allKits())('the package of $name is installed', async ({package: name, version}) => {
  const folder = path.join(rootDirectory, 'node_modules', sdkAlias(name, version));
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({name, version});
});
