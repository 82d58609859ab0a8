import path from 'node:path';
import {expect, it} from 'vitest';
import {foldersOf} from '../../../tests/support/importedFiles.ts';
import {codeFolders} from './index.ts';
import openWork from './markdownWork.ts';
import {headTags} from './pageFacts.ts';

it('has all its code in the folders of the fingerprint', async () => {
  const folders = await foldersOf(path.join(import.meta.dirname, 'markdownWork.ts'));
  expect(folders).toContain('src/markdown');
  expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
});

it('reads the head of a page and makes Markdown of its article, with links to twins', () => {
  const work = openWork({url: 'https://a.example', baseUrl: '/', pages: new Set(['/b'])});
  const main =
    '<main><article><h1 class=big>A <code>Title</code> &amp; more</h1><p>See <a href="/b">the other</a>.</p></article>';
  const tags = headTags(
    '<head><meta name=description content="What it &quot;is&quot;"/><meta name=robots content=all><link rel=canonical href=https://a.example/c /></head><link rel=canonical href=/d>',
  );
  expect(work({route: '/a', tags, main})).toEqual({
    title: 'A Title & more',
    description: 'What it "is"',
    canonical: 'https://a.example/c',
    body: '# A `Title` & more\n\nSee [the other](https://a.example/b.md).\n',
  });
  expect(work({route: '/a', tags, main: ''})).toBeUndefined();
});
