import {expect, test} from 'vitest';
import {fencesIn} from '../../tests/support/samplePage.ts';
import {tagProblems} from './tags.ts';

function problemsOf(...lines: string[]): string[] {
  return fencesIn(lines).flatMap(tagProblems);
}

test('accepts a fence with a language', () => {
  expect(problemsOf('```ts', 'send();', '```')).toEqual([]);
});

test.each([
  [['```', 'text', '```'], 'the fence has no language'],
  [['```cobol', 'text', '```'], 'unknown language cobol'],
  [['```json scehma=Error', '{}', '```'], 'unknown word scehma='],
  [['```ts', 'a();', 'b();', 'c();', '```'], 'a fence of more than two lines has a title'],
  [['```ts schema=Error', 'a();', '```'], 'schema= is for JSON'],
  [['```ts run', 'a();', '```'], 'run is for curl'],
  [['```bash response', 'ls', '```'], 'response is for JSON'],
  [['```bash status=202', 'ls', '```'], 'status= needs run'],
  [['```bash secure', 'ls', '```'], 'secure needs run'],
  [['```bash unchecked', 'ls', '```'], 'unchecked needs a reason in quotes'],
  [['```ts', 'a();', '// …', '```'], 'code is left out: show it, or end before it'],
  [['```json', '...', '```'], 'code is left out: show it, or end before it'],
  [['```php', 'echo 1;', '```'], 'PHP begins with <?php: nothing before it is code'],
  [['```ts', '// @ts-ignore', 'a();', '```'], 'a comment switches the type check off'],
])('refuses %j', (lines, problem) => {
  expect(problemsOf(...lines)).toEqual([problem]);
});

test('every call of the REST interface runs, on one line or on several', () => {
  const problem = 'the call does not run: add run';
  const url = 'https://api.engagespot.co/v3/profile';
  expect(problemsOf('```bash', `curl ${url}`, '```')).toEqual([problem]);
  expect(problemsOf('```bash', 'curl -X GET \\', `  ${url}`, '```')).toEqual([problem]);
  expect(problemsOf('```bash run', `curl ${url}`, '```')).toEqual([]);
  expect(problemsOf('```bash', 'curl https://example.com', '```')).toEqual([]);
});
