import {expect, test} from 'vitest';
import {completeLock, type Lock, missingFolders, missingPackages, platformOf} from './lock.ts';

const lock: Lock = {
  packages: {
    '': {dependencies: {tool: '1.0.0'}},
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      license: 'MIT',
      dependencies: {nested: '^2.0.0', shared: '^3.0.0'},
      optionalDependencies: {'@tool/linux-x64-gnu': '1.0.0', '@tool/darwin-arm64': '1.0.0'},
    },
    'node_modules/tool/node_modules/nested': {version: '2.0.0', dependencies: {shared: '^3.0.0'}},
    'node_modules/shared': {version: '3.0.0'},
    'node_modules/@tool/linux-x64-gnu': {version: '1.0.0', optional: true},
  },
};

test('tells which folders have no package, or another version', () => {
  const packages = {
    '': {},
    'packages/own': {version: '0.0.0'},
    'node_modules/own': {link: true, resolved: 'packages/own'},
    'node_modules/same': {version: '1.0.0'},
    'node_modules/other': {version: '1.0.1'},
    'node_modules/none': {version: '1.0.0', dev: true},
    'node_modules/none-win32-x64': {version: '1.0.0', optional: true},
  };
  const installed = {
    'node_modules/same': {version: '1.0.0'},
    'node_modules/other': {version: '1.0.0'},
  };
  expect(missingFolders({packages}, {packages: installed})).toEqual([
    'node_modules/other',
    'node_modules/none',
  ]);
});

test('finds what a package uses and the file lacks', () => {
  expect(missingPackages(lock)).toEqual([
    {name: '@tool/darwin-arm64', version: '1.0.0', user: 'node_modules/tool'},
  ]);
});

test.each([
  ['@swc/core-linux-x64-musl', {os: ['linux'], cpu: ['x64'], libc: ['musl']}],
  ['@swc/core-linux-arm-gnueabihf', {os: ['linux'], cpu: ['arm'], libc: ['glibc']}],
  ['@swc/core-win32-ia32-msvc', {os: ['win32'], cpu: ['ia32']}],
  ['@biomejs/cli-darwin-arm64', {os: ['darwin'], cpu: ['arm64']}],
  ['fsevents', undefined],
])('%s says its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('adds packages of other platforms, in order, and nothing twice', () => {
  const {lock: complete, added} = completeLock(lock);
  expect(added).toEqual(['node_modules/@tool/darwin-arm64']);
  expect(complete.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '1.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    license: 'MIT',
    optional: true,
  });
  expect(Object.keys(complete.packages).slice(0, 2)).toEqual([
    '',
    'node_modules/@tool/darwin-arm64',
  ]);
  expect(completeLock(complete).added).toEqual([]);
});
