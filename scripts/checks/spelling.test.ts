import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {spellingProblems} from './spelling.ts';

test('fails on misspelt words of pages and comments and on British spelling of pages, and leaves code alone', async () => {
  const code = 'Set `apikeyy`.\n\n```ts\nconst recepient = 1;\n```\n\n[Docs](/docs/channe-step)\n';
  const folder = await temporaryFolder({
    'a.ts': '// The recepient of a message, in color or in colour.\nexport const a = 1;\n',
    'b.mdx': 'Send it.\n\nThe recepient sees the colour.\n',
    'code.mdx': code,
    'code.ts': 'export const recepient = 1;\n',
  });
  expect(await spellingProblems([`${folder}/**`], folder)).toEqual([
    expect.stringMatching(/a\.ts:1:8 - .*recepient/),
    expect.stringMatching(/b\.mdx:3:5 - .*recepient/),
    expect.stringMatching(/b\.mdx:3:24 - .*colour/),
  ]);
});
