import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {rootDirectory} from '../lib/paths.ts';
import {markdownProblems} from './markdown.ts';

const rulesFile = '.markdownlint-cli2.jsonc';

/** A folder with our rules and one page. */
async function folderWith(page: string): Promise<string> {
  const rules = await readFile(path.join(rootDirectory, rulesFile), 'utf8');
  return temporaryFolder({[rulesFile]: rules, 'docs/page.mdx': page});
}

const start = '---\ntitle: Page\n---\n\n';

test('passes a page that uses the components', async () => {
  const page = `${start}<Steps>\n\n### Install\n\nText.\n\n</Steps>\n`;
  expect(await markdownProblems(await folderWith(page))).toEqual([]);
});

test.each([
  ['a fence without a language', '```\ncode\n```\n', 'MD040'],
  ['a second h1', '# Page again\n', 'MD025'],
  ['an unknown component', '<Stepps>\n\nText.\n\n</Stepps>\n', 'MD033'],
  ['a bare address', 'See https://example.com.\n', 'MD034'],
  ['a picture without a text alternative', '![](picture.png)\n', 'MD045'],
])('fails on %s', async (_, body, rule) => {
  const problems = await markdownProblems(await folderWith(start + body));
  expect(problems.join('\n')).toContain(`docs/page.mdx:`);
  expect(problems.join('\n')).toContain(rule);
});
