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

test('a text that would cost every task too much is an error', () => {
  const guidance = ['a'.repeat(longestSnippet)];
  expect(() => agentsText({...source, guidance})).toThrow('fewer than 8192');
});
