import {cp, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {foldersOf} from '../../tests/support/importedFiles.ts';
import {rootDirectory} from '../project/rootDirectory.ts';
import {codeFolders} from './keptMembers.ts';
import {typesFile} from './typesFiles.ts';

/** Texts of files that are not as they are on the disk, by path, and what was read of the others. */
const disk = vi.hoisted(() => ({changed: new Map<string, string>(), read: new Set<string>()}));

vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string, ...options: ['utf8']) => {
    disk.read.add(file);
    return disk.changed.get(file) ?? fs.readFileSync(file, ...options);
  };
  return {...fs, readFileSync};
});

const coreTypes = typesFile('@engagespot/core', '1.4.x');

let siteDir = '';
const inSite = (file: string) => path.join(siteDir, file);

async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(inSite(file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(inSite(file), after);
}

/** What a process of its own, which has loaded nothing, takes from the data. */
async function run() {
  vi.resetModules();
  const {keptPages, keptSidebars} = await import('./keptMembers.ts');
  const pages = await keptPages(siteDir);
  const sidebars = await keptSidebars(siteDir);
  return {pages, sidebars};
}

/** The same, made anew. */
async function made() {
  vi.resetModules();
  const {makePages, makeSidebars} = await import('./makeMembers.ts');
  const {readDataTexts} = await import('./dataFiles.ts');
  const texts = readDataTexts(siteDir);
  return {pages: makePages(texts), sidebars: makeSidebars(texts)};
}

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'kept-members-'));
  await cp(path.join(rootDirectory, 'members'), inSite('members'), {recursive: true});
});

afterEach(async () => {
  vi.doUnmock('./makeMembers.ts');
  vi.doUnmock('../content/docsVersions.ts');
  disk.changed.clear();
  await rm(siteDir, {recursive: true});
});

test('what is kept is what is made, and the next run makes nothing', async () => {
  const expected = await made();
  expect(await run()).toEqual(expected);
  vi.doMock('./makeMembers.ts', () => {
    throw new Error('loaded again');
  });
  expect(await run()).toEqual(expected);
});

describe('pages and sidebars are made again after a change of', () => {
  test.each<[string, () => unknown, 'pages' | 'sidebars']>([
    [
      'a text',
      () =>
        replaceIn(
          'members/options.yaml',
          /^description: .*$/m,
          'description: What the client takes as its second argument, from the user to the log.',
        ),
      'pages',
    ],
    [
      'a text of the reference',
      () => replaceIn('members/reference/core.yaml', /^title: .*$/m, 'title: Another title'),
      'pages',
    ],
    [
      'the list of pages',
      () => replaceIn('members/options/fields.yaml', /^- name: debug$/m, '$&\n  page: log'),
      'sidebars',
    ],
    [
      'the published types',
      async () => {
        const types = await readFile(coreTypes, 'utf8');
        disk.changed.set(coreTypes, types.replace('apiKey: string;', 'apiKey: number;'));
      },
      'pages',
    ],
    [
      'the published versions',
      () =>
        vi.doMock('../content/docsVersions.ts', async original => ({
          ...(await original<typeof import('../content/docsVersions.ts')>()),
          publishedVersions: ['current', '1.4.x'],
        })),
      'sidebars',
    ],
  ])('%s', async (_, change, changed) => {
    const before = await run();
    await change();
    const after = await run();
    expect(after[changed]).not.toEqual(before[changed]);
    expect(after).toEqual(await made());
  });
});

test('wrong data is the same error in every run, and leaves what is kept as it is', async () => {
  const before = await run();
  const kept = await stat(inSite('node_modules/.cache/members/pages.json'));
  await replaceIn('members/options.yaml', 'kind: interface', 'kind: struct');
  for (const attempt of ['first', 'second']) {
    await expect(run(), attempt).rejects.toThrow(
      /Wrong data in members\/options\.yaml:\n {2}- kind: .*"interface"/,
    );
  }
  await replaceIn('members/options.yaml', 'kind: struct', 'kind: interface');
  expect(await run()).toEqual(before);
  expect((await stat(inSite('node_modules/.cache/members/pages.json'))).ino).toBe(kept.ino);
});

describe('the key has all that pages and sidebars are made of', () => {
  test('code', async () => {
    const folders = await foldersOf(path.join(import.meta.dirname, 'makeMembers.ts'));
    expect(folders).toContain('src/members/reference');
    expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
  });

  test('files: the published types are all that is read besides the data', async () => {
    vi.resetModules();
    const {readDataTexts} = await import('./dataFiles.ts');
    const {typesFiles} = await import('./typesFiles.ts');
    const {makePages, makeSidebars} = await import('./makeMembers.ts');
    const texts = readDataTexts(siteDir);
    disk.read.clear();
    makePages(texts);
    makeSidebars(texts);
    expect(disk.read).toContain(coreTypes);
    const known = typesFiles();
    expect([...disk.read].filter(file => !known.includes(file))).toEqual([]);
  });
});
