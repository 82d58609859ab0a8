import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {parseFrontMatter} from './parseFrontMatter.ts';

function parse(file: string, fileContent: string) {
  return parseFrontMatter({
    filePath: path.resolve(file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

test('returns the keys and the text of a correct page', async () => {
  const description = 'What this page is about, in a sentence of the length that is asked for.';
  const head = `title: Page\ndescription: ${description}\ncontent_type: concept`;
  const {frontMatter, content} = await parse('docs/page.mdx', `---\n${head}\n---\n\nText.\n`);
  expect(frontMatter).toEqual({title: 'Page', description, content_type: 'concept'});
  expect(content.trim()).toBe('Text.');
});

test('a wrong page is an error that names the file', async () => {
  await expect(parse('docs/page.mdx', 'Text.\n')).rejects.toThrow('docs/page.mdx');
});

test('fragments below an underscore say nothing of themselves', async () => {
  const {content} = await parse('docs/_parts/note.mdx', 'Text.\n');
  expect(content.trim()).toBe('Text.');
});
