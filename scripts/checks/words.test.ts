import {expect, test} from 'vitest';
import {wordProblems} from './words.ts';

function problemsIn(source: string): string[] {
  return wordProblems([{file: 'docs/page.mdx', source}]);
}

test.each(['easy', 'easily', 'just', 'simply', 'Simply'])(
  'fails on "%s" and names the line',
  word => {
    expect(problemsIn(`---\ntitle: Page\n---\n\nYou ${word} add it.\n`)).toEqual([
      `docs/page.mdx:5: "${word}": leave it out`,
    ]);
  },
);

test('reads the description and the titles of components', () => {
  expect(problemsIn('---\ndescription: An easy start\n---\n')).toHaveLength(1);
  expect(problemsIn('<Card title="Just start" href="/docs">Text.</Card>\n')).toHaveLength(1);
});

test('leaves code, link targets and longer words alone', () => {
  const source = [
    'Adjust `just` it: [justice](/docs/easy-start).',
    '',
    '```bash title="simply.sh"',
    'just build # simply',
    '```',
    '',
    '<Card title="Start" href="/docs/just-start">Text.</Card>',
    '{/* just a note */}',
  ].join('\n');
  expect(problemsIn(source)).toEqual([]);
});
