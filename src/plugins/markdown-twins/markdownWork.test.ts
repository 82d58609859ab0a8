import path from 'node:path';
import {expect, it} from 'vitest';
import {foldersOf} from '../../../tests/support/importedFiles.ts';
import {codeFolders} from './index.ts';
import openWork from './markdownWork.ts';

it('has all its code in the folders of the fingerprint', async () => {
  const folders = await foldersOf(path.join(import.meta.dirname, 'markdownWork.ts'));
  expect(folders).toContain('src/markdown');
  expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
});

it('makes Markdown of what is between the tags of a page, with links to twins', () => {
  const work = openWork({url: 'https://a.example', baseUrl: '/', pages: new Set(['/b'])});
  const main = '<main><article><h1>Title</h1><p>See <a href="/b">the other</a>.</p></article>';
  expect(work({route: '/a', main})).toBe('# Title\n\nSee [the other](https://a.example/b.md).\n');
  expect(work({route: '/a', main: ''})).toBeUndefined();
});
