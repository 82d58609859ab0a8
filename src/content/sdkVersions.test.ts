import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {versions} from './docsVersions.ts';
import {docsVersionOf, sdkAlias, sdkVersions, sdkVersionsOf} from './sdkVersions.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every documentation version says its packages', () => {
  for (const version of Object.keys(versions)) expect(sdkVersionsOf(version)).toBeDefined();
  expect(() => sdkVersionsOf('0.9.x')).toThrow('no entry for the docs version 0.9.x');
});

test('a page belongs to the version of its folder', () => {
  expect(docsVersionOf('docs/concepts/workspace.mdx')).toBe('current');
  expect(docsVersionOf('/site/versioned_docs/version-1.4.x/index.mdx')).toBe('1.4.x');
});

test('older packages have aliases', () => {
  expect(sdkAlias('@engagespot/core', '3.0.1')).toBe('@engagespot/core');
  expect(sdkAlias('@engagespot/core', '1.4.2')).toBe('@engagespot-1.4.2/core');
});

test('the page about checked samples says the packages of every version', () => {
  const page = readFileSync(path.join(root, 'docs/checked-samples.mdx'), 'utf8');
  for (const [version, {label}] of Object.entries(versions)) {
    const packages = Object.entries(sdkVersionsOf(version)).map(
      ([name, number]) => `\`${name}\` ${number}`,
    );
    expect(page).toContain(`| ${label} | ${packages.join(', ')} |`);
  }
});

const packages = Object.values(sdkVersions).flatMap(entry => Object.entries(entry));

test.each(packages.filter(([name]) => name !== '@engagespot/template-blocks'))(
  '%s %s is installed',
  (name, version) => {
    const manifest = path.join(root, 'node_modules', sdkAlias(name, version), 'package.json');
    expect(existsSync(manifest)).toBe(true);
    expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe(version);
  },
);
