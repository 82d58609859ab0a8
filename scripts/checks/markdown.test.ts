import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {rootDirectory} from '../lib/paths.ts';
import {markdownProblems} from './markdown.ts';

const rulesFile = '.markdownlint-cli2.jsonc';

const start = '---\ntitle: Page\n---\n\n';

/** Pages that break a rule, by its name. */
const broken = {
  // A fence without a language, a second h1, an unknown component, a bare address, a picture without a text.
  MD040: '```\ncode\n```\n',
  MD025: '# Page again\n',
  MD033: '<Stepps>\n\nText.\n\n</Stepps>\n',
  MD034: 'See https://example.com.\n',
  MD045: '![](picture.png)\n',
};

test('fails on each page that breaks a rule, and passes one that uses the components', async () => {
  const pages = Object.entries(broken).map(([rule, body]) => [`docs/${rule}.mdx`, start + body]);
  const folder = await temporaryFolder({
    ...Object.fromEntries(pages),
    [rulesFile]: await readFile(path.join(rootDirectory, rulesFile), 'utf8'),
    'docs/sound.mdx': `${start}<Steps>\n\n### Install\n\nText.\n\n</Steps>\n`,
  });
  const problems = await markdownProblems(folder);
  const found = problems.map(problem => /docs\/(\w+)\.mdx:.*?(MD\d+)/.exec(problem)?.slice(1));
  const wanted = Object.keys(broken).map(rule => [rule, rule]);
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(found.map(problem => problem?.[0])).not.toContain('sound');
});
