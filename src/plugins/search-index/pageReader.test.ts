import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {foldersOf} from '../../../tests/support/importedFiles.ts';
import type {SearchIndexOptions} from './options.ts';
import {codeFolders, openPageReader, readerVersion} from './pageReader.ts';
import {readPage} from './readPage.ts';
import openWork, {type PageToRead} from './readWork.ts';

const options: SearchIndexOptions = {contentLimit: 2_048, exclude: [], skipHeadings: []};
const html = await readFile(new URL('./fixtures/inbox.html.txt', import.meta.url), 'utf8');

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  file = path.join(folder, 'pages.json');
});

afterEach(() => rm(folder, {recursive: true, force: true}));

interface Build {
  text?: string;
  changes?: Partial<SearchIndexOptions>;
  terms?: string[];
  version?: string;
}

/** Reads a page in a build of its own, and tells whether it had to be read anew. */
async function build({text = html, changes, terms, version = '1'}: Build = {}) {
  const used = {...options, ...changes};
  const readAnew = vi.fn(async (page: PageToRead) => openWork(used)(page));
  const reader = await openPageReader(file, version, used, readAnew);
  const page = await reader.read(text, terms);
  expect(await reader.save()).toBeUndefined();
  return {page, isNew: readAnew.mock.calls.length > 0};
}

const page = readPage(html, options);

describe('openPageReader', () => {
  it('reads a page once', async () => {
    expect(page).toBeDefined();
    expect(await build()).toEqual({page, isNew: true});
    expect(await build()).toEqual({page, isNew: false});
  });

  it('remembers that a page is not searched', async () => {
    const text = html.replaceAll('docsearch:', 'other:');
    expect(await build({text})).toEqual({page: undefined, isNew: true});
    expect(await build({text})).toEqual({page: undefined, isNew: false});
  });

  it('knows a page whose sidebar and scripts have changed', async () => {
    await build();
    const text = html
      .replace('</head>', '<script src=/assets/main.js defer></script></head>')
      .replace('<main', '<aside><a href=/docs/new>New page</a></aside><main');
    expect(text).toContain('New page');
    expect(await build({text})).toEqual({page, isNew: false});
  });

  it.each<[string, Build]>([
    ['a changed text', {text: html.replace('A bell and a feed.', 'A feed.')}],
    ['a changed meta tag', {text: html.replace('content="bell', 'content="chime')}],
    ['a lower limit', {changes: {contentLimit: 300}}],
    ['parts to leave out', {changes: {exclude: ['table']}}],
    ['headings to leave out', {changes: {skipHeadings: ['Next steps']}}],
    ['terms of the glossary', {terms: ['Feed']}],
    ['a new version of the reader', {version: '2'}],
  ])('reads a page again after %s', async (_, change) => {
    await build();
    const expected = readPage(
      change.text ?? html,
      {...options, ...change.changes},
      change.terms ?? [],
    );
    expect(await build(change)).toEqual({page: expected, isNew: true});
  });

  it.each(['', '{}', 'f00\n{"a":[0,{"sections":[]}]}'])(
    'reads all pages again when its file is wrong: %j',
    async text => {
      await build();
      await writeFile(file, text);
      expect(await build()).toEqual({page, isNew: true});
      expect(await build()).toEqual({page, isNew: false});
    },
  );

  it('tells of a page that cannot be indexed in every build', async () => {
    const text = html.replace('<h1>In-app inbox</h1>', '');
    for (const attempt of ['first', 'second']) {
      await expect(build({text}), attempt).rejects.toThrow('level 1 heading');
    }
  });
});

describe('readerVersion', () => {
  async function writeCode(name: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), text);
  }

  it.each([
    ['src/plugins/search-index/readPage.ts', true],
    ['src/search/records/words.ts', true],
    ['package-lock.json', true],
    ['src/plugins/search-index/readPage.test.ts', false],
  ])('with a change of %s: %s', async (file, isNew) => {
    for (const name of ['package-lock.json', ...codeFolders.map(name => `${name}/code.ts`)]) {
      await writeCode(name, 'first');
    }
    const before = await readerVersion(folder);
    expect(await readerVersion(folder)).toBe(before);
    await writeCode(file, 'second');
    expect((await readerVersion(folder)) !== before).toBe(isNew);
  });

  it('covers all code by which a page is read', async () => {
    const folders = await foldersOf(path.join(import.meta.dirname, 'readWork.ts'));
    expect(folders).toContain('src/search/records');
    expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
  });
});
