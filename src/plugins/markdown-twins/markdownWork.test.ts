import {expect, it} from 'vitest';
import openWork from './markdownWork.ts';
import {headTags} from './pageFacts.ts';

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
