import {expect, test} from 'vitest';
import {crossLinkProblems} from './crossLinks.ts';

function page(name: string, source: string) {
  return {file: `docs/${name}.mdx`, collection: 'current', route: `/docs/${name}`, source};
}

test('accepts pages that lead to each other by file and by address', () => {
  expect(
    crossLinkProblems([
      page('a', 'See [b](./b.mdx#part "B").'),
      page('b', '<Card title="A" href="/docs/a">A.</Card>'),
    ]),
  ).toEqual([]);
});

test('names the page that leads nowhere and the page that nothing leads to', () => {
  expect(
    crossLinkProblems([
      page('a', 'See [b](b.mdx) and [itself](./a.mdx).'),
      page('b', 'Nothing but code:\n\n```md\n[a](a.mdx)\n```\n'),
    ]),
  ).toEqual(['docs/b.mdx: leads to no other page', 'docs/a.mdx: no other page leads here']);
});
