import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {validateFrontMatter} from './frontMatterSchema.ts';

/** Fragments that pages import live below an underscore; they are no pages and say nothing of themselves. */
function isPage(filePath: string): boolean {
  return !filePath.split(path.sep).some(segment => segment.startsWith('_'));
}

/** Docusaurus' front matter parser with our schema behind it: a wrong page stops the build. */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const parsed = await params.defaultParseFrontMatter(params);
  if (!isPage(params.filePath)) return parsed;
  validateFrontMatter(parsed.frontMatter, path.relative(process.cwd(), params.filePath));
  return parsed;
};
