import {expect, test} from 'vitest';
import {countLicenses, makeSbom} from './sbom.ts';

const project = {name: 'docs', version: '1.0.0'};

const packages = {
  '': {},
  'node_modules/a': {version: '1.0.0', license: 'MIT', dev: true, integrity: 'sha512-AAE='},
  'node_modules/b/node_modules/a': {version: '1.0.0', license: 'MIT'},
  'node_modules/@s/c': {version: '2.0.0', license: '(MIT OR CC0-1.0)'},
  'node_modules/@alias/c': {name: '@s/c', version: '3.0.0', dev: true},
};

test('each version of a package is listed once, by its real name', () => {
  const {components} = makeSbom({packages}, project);
  expect(components.map(({purl, scope}) => [purl, scope])).toEqual([
    ['pkg:npm/%40s/c@2.0.0', 'required'],
    ['pkg:npm/%40s/c@3.0.0', 'excluded'],
    ['pkg:npm/a@1.0.0', 'required'],
  ]);
  expect(components[0]).toMatchObject({group: '@s', name: 'c'});
});

test('hashes are those of the archives', () => {
  const only = {'': {}, 'node_modules/a': packages['node_modules/a']};
  expect(makeSbom({packages: only}, project).components[0]?.hashes).toEqual([
    {alg: 'SHA-512', content: '0001'},
  ]);
});

test('a license that SPDX does not know is a name', () => {
  const only = {'node_modules/a': {version: '1.0.0', license: 'CC BY-SA 4.0'}};
  expect(makeSbom({packages: only}, project).components[0]?.licenses).toEqual([
    {license: {name: 'CC BY-SA 4.0'}},
  ]);
});

test('equal lock files have equal lists', () => {
  const reversed = Object.fromEntries(Object.entries(packages).reverse());
  expect(makeSbom({packages}, project).serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(makeSbom({packages: reversed}, project).components.map(({purl}) => purl)).toEqual(
    makeSbom({packages}, project).components.map(({purl}) => purl),
  );
});

test('licenses are counted of what is required', () => {
  expect(countLicenses(makeSbom({packages}, project))).toEqual([
    ['(MIT OR CC0-1.0)', 1],
    ['MIT', 1],
  ]);
});
