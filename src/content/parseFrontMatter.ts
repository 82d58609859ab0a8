import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {validateFrontMatter} from './frontMatterSchema.ts';

/** Fragments that components import are Markdown too, but no pages: they have nothing to say of themselves. */
function isPage(filePath: string): boolean {
  return !filePath.includes(`${path.sep}src${path.sep}components${path.sep}`);
}

/** Docusaurus' front matter parser with our schema behind it: a wrong page stops the build. */
export const parseFrontMatter: ParseFrontMatter = async params => {
  const parsed = await params.defaultParseFrontMatter(params);
  if (!isPage(params.filePath)) return parsed;
  validateFrontMatter(parsed.frontMatter, path.relative(process.cwd(), params.filePath));
  return parsed;
};
