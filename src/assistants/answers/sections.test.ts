import {expect, test} from 'vitest';
import {headingKey, sectionsOf} from './sections';

const markdown = `# Page

Text.

## \`get()\` and [more](https://a.example/b.md)

\`\`\`bash
# not a heading
\`\`\`

### Inside

Words.

## preferences\\.set\\_all

End.
`;

test('a section ends with the next of its level or above', () => {
  const sections = sectionsOf(markdown);
  expect(sections.map(({level, heading}) => [level, heading])).toEqual([
    [1, 'Page'],
    [2, 'get() and more'],
    [3, 'Inside'],
    [2, 'preferences.set_all'],
  ]);
  const texts = sections.map(({start, end}) => markdown.slice(start, end));
  expect(texts[0]).toBe(markdown);
  expect(texts[1]).toContain('Words.');
  expect(texts[2]).toBe('### Inside\n\nWords.\n\n');
  expect(texts[3]).toContain('End.');
});

test('case and marks do not matter for a heading', () => {
  expect(headingKey('Get `profile()`')).toBe(headingKey('get profile'));
});
