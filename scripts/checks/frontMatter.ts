/**
 * Invariants of every page of docs/, api/ and versioned_docs/:
 * - its front matter fits src/content/frontMatterSchema.ts (unknown keys are errors);
 * - no other page of its version has the same title or the same description.
 */
import {validateFrontMatter} from '../../src/content/frontMatterSchema.ts';
import type {Check} from '../lib/check.ts';
import {type Page, readPages} from '../lib/pages.ts';

type PageHead = Pick<Page, 'file' | 'collection' | 'frontMatter'>;

const uniqueKeys = ['title', 'description'] as const;

function schemaProblems({file, frontMatter}: PageHead): string[] {
  try {
    validateFrontMatter(frontMatter, file);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function duplicates(pages: readonly PageHead[], key: (typeof uniqueKeys)[number]): string[] {
  const filesByValue = new Map<string, string[]>();
  for (const {file, collection, frontMatter} of pages) {
    const value = frontMatter[key];
    if (typeof value !== 'string') continue;
    const id = `${collection}\n${value.trim().toLowerCase()}`;
    filesByValue.set(id, [...(filesByValue.get(id) ?? []), file]);
  }
  return [...filesByValue.values()]
    .filter(files => files.length > 1)
    .map(files => `${files.join(', ')}: the same ${key}`);
}

/** One entry per page that breaks the schema and per shared title or description. */
export function frontMatterProblems(pages: readonly PageHead[]): string[] {
  return [...pages.flatMap(schemaProblems), ...uniqueKeys.flatMap(key => duplicates(pages, key))];
}

export const frontMatter: Check = {
  name: 'front-matter',
  run: async () => frontMatterProblems(await readPages()),
};
