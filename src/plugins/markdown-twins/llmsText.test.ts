import {expect, test} from 'vitest';
import {llmsText} from './llmsText.ts';

const file = {
  title: 'Engagespot',
  summary: 'What it is.',
  guidance: ['Rules:', '- One'],
  sections: [
    {
      title: 'Start',
      entries: [
        {name: 'Group [a]', url: 'https://a.example/a.md', note: 'An index.', depth: 0},
        {name: 'Page', url: 'https://a.example/b.md', note: 'Inside.', depth: 1},
        {name: 'Deep', url: 'https://a.example/c.md', note: 'Further inside.', depth: 2},
      ],
    },
    {title: 'Optional', entries: [{name: 'All', url: 'https://a.example/all.txt'}]},
  ],
};

test('has the parts of the format in their order', () => {
  expect(llmsText(file)).toBe(`# Engagespot

> What it is.

Rules:

- One

## Start

- [Group \\[a\\]](https://a.example/a.md): An index.
- [Page](https://a.example/b.md): Inside.
- [Deep](https://a.example/c.md): Further inside.

## Optional

- [All](https://a.example/all.txt)
`);
});

test('leaves out notes from the inside, as many levels as it takes', () => {
  const full = llmsText(file).length;
  expect(llmsText(file, full)).not.toContain('Further inside.');
  expect(llmsText(file, full)).toContain(': Inside.');
  expect(llmsText(file, 10)).not.toContain(': Inside.');
  expect(llmsText(file, 10)).toContain('An index.');
});
