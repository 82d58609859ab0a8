import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {rootDirectory} from '../project/rootDirectory.ts';
import {readDataTexts} from './dataFiles.ts';
import {keptMembers} from './keptMembers.ts';
import * as makeMembers from './makeMembers.ts';
import {typesFiles} from './typesFiles.ts';

const filesRead = vi.hoisted(() => new Set<string>());

vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string, ...options: ['utf8']) => {
    filesRead.add(file);
    return fs.readFileSync(file, ...options);
  };
  return {...fs, readFileSync};
});

let siteDir: string;

beforeEach(async () => {
  siteDir = await temporaryFolder({});
  await cp(path.join(rootDirectory, 'members'), path.join(siteDir, 'members'), {recursive: true});
});

async function replaceIn(name: string, from: string | RegExp, to: string): Promise<void> {
  const file = path.join(siteDir, name);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}

/** What is made of the data as they are. */
function made({makePages, makeSidebars} = makeMembers) {
  const texts = readDataTexts(siteDir);
  return {pages: makePages(texts), sidebars: makeSidebars(texts)};
}

test('what is kept is what is made, of the data as they are now', async () => {
  expect(await keptMembers(siteDir)).toEqual(made());
  await replaceIn('members/options/fields.yaml', /^- name: debug$/m, '$&\n  page: log');
  expect(await keptMembers(siteDir)).toEqual(made());
});

test('wrong data is the same error in every run', async () => {
  await replaceIn('members/options.yaml', 'kind: interface', 'kind: struct');
  for (const attempt of ['first', 'second']) {
    await expect(keptMembers(siteDir), attempt).rejects.toThrow(
      /Wrong data in members\/options\.yaml:\n {2}- kind: .*"interface"/,
    );
  }
});

test('the key has all files that are read', async () => {
  // What is read once must not have been read before.
  vi.resetModules();
  filesRead.clear();
  made(await import('./makeMembers.ts'));
  const data = [...readDataTexts(siteDir).keys()].map(file => path.join(siteDir, file));
  // What a module names by its address is part of the version of the code.
  const named = pathToFileURL(path.join(rootDirectory, 'versions.json')).href;
  const known = [...data, ...typesFiles(), named];
  expect([...filesRead].map(String).filter(file => !known.includes(file))).toEqual([]);
  expect(filesRead).toContain(typesFiles()[0]);
});
