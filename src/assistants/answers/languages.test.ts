import {expect, test} from 'vitest';
import {shownLanguage} from './languages';

const shown = ['curl', 'Node.js', 'Python', 'PHP', 'Ruby', 'Rust', 'Go'];

test.each([
  ['cURL', 'curl'],
  ['bash', 'curl'],
  ['node', 'Node.js'],
  ['NodeJS', 'Node.js'],
  ['node.js', 'Node.js'],
  ['js', 'Node.js'],
  ['JavaScript', 'Node.js'],
  ['python3', 'Python'],
  ['golang', 'Go'],
  ['php', 'PHP'],
])('%s is shown as %s', (language, name) => {
  expect(shownLanguage(language, shown)).toBe(name);
});

test.each(['Java', 'C#', 'C', '', 'constructor'])('no sample is in "%s"', language => {
  expect(shownLanguage(language, shown)).toBeUndefined();
});
