import {docsVersionOf} from '../content/sdkVersions.ts';
import {memberFiles} from '../members/memberFiles.ts';
import {readSources} from '../project/projectFiles.ts';
import type {SamplePage} from './readFences.ts';

/** Folders whose Markdown files readers see, parts of pages included. */
const shown = /^(?:docs|api|skills|src\/pages|versioned_docs\/version-[^/]+)\/.*\.mdx?$/;

/**
 * Every page with samples whose path begins with one of the prefixes, member pages included.
 *
 * @param prefixes paths relative to the root; all pages when there are none
 */
export async function readSamplePages(prefixes: readonly string[]): Promise<SamplePage[]> {
  const sources = [...(await readSources(shown)), ...memberFiles()];
  return sources
    .filter(({file}) => prefixes.length === 0 || prefixes.some(prefix => file.startsWith(prefix)))
    .map(({file, text}) => ({file, version: docsVersionOf(file), source: text}));
}
