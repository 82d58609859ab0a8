import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {spellingProblems} from './spelling.ts';

/** Problems in files given by name and text, in the order of their names. */
async function problemsIn(files: Record<string, string>): Promise<string[]> {
  const folder = await temporaryFolder(files);
  return spellingProblems([`${folder}/**`], folder);
}

test('fails on misspelt words of pages and comments, and on British spelling of pages', async () => {
  const problems = await problemsIn({
    'a.ts': '// The recepient of a message, in color or in colour.\nexport const a = 1;\n',
    'b.mdx': 'Send it.\n\nThe recepient sees the colour.\n',
  });
  expect(problems).toEqual([
    expect.stringMatching(/a\.ts:1:8 - .*recepient/),
    expect.stringMatching(/b\.mdx:3:5 - .*recepient/),
    expect.stringMatching(/b\.mdx:3:24 - .*colour/),
  ]);
});

test('leaves code alone', async () => {
  const page = 'Set `apikeyy`.\n\n```ts\nconst recepient = 1;\n```\n\n[Docs](/docs/channe-step)\n';
  expect(await problemsIn({'a.ts': 'export const recepient = 1;\n', 'b.mdx': page})).toEqual([]);
});
