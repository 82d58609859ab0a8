import {expect, test} from 'vitest';
import {agentsText, longestSnippet} from './agentsText.ts';

const source = {
  product: 'Example',
  version: '2.x',
  source: 'https://docs.example/agents.md',
  list: 'https://docs.example/llms.txt',
  base: 'https://docs.example/',
  guidance: ['Never use A.'],
  sections: [
    {
      title: 'Start',
      addresses: [
        'https://docs.example/docs.md',
        'https://docs.example/docs/a/b.md',
        'https://docs.example/docs/a/c.d.md',
      ],
    },
  ],
};

test('names every page, by folders', () => {
  const text = agentsText(source);
  expect(text).toContain('\n- Start: docs.md docs/a/{b,c.d}.md\n');
  expect(text).toContain('Never use A.');
  expect(text).toContain('https://docs.example/llms.txt');
});

test('names the folders of pages that it has no room for', () => {
  const many = Array.from(
    {length: 2000},
    (_, page) => `https://docs.example/docs/grown/group-${page % 100}/page-${page}.md`,
  );
  const mixed = ['https://docs.example/docs.md', ...many.slice(0, 1500)];
  const [start] = source.sections;
  const text = agentsText({
    ...source,
    sections: [
      ...(start ? [start] : []),
      {title: 'Grown', addresses: many},
      {title: 'Mixed', addresses: mixed},
    ],
  });
  expect(text.length).toBeLessThan(longestSnippet);
  expect(text).toContain(
    '\n- Start: docs.md docs/a/{b,c.d}.md\n- Grown: docs/grown/**\n- Mixed: **\n',
  );
});

test('guidance that would cost every task too much is an error', () => {
  const guidance = ['a'.repeat(longestSnippet)];
  expect(() => agentsText({...source, guidance})).toThrow('guidance.ts');
});
