/**
 * What the site makes of `members/`, from the cache unless something has changed: see ADR 35. Then no data file is
 * parsed, and the compiler of TypeScript is not loaded. Scripts call `memberFiles` and `memberItems` instead.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {prepareWork} from '@engagespot-docs/cache/work';
import {rootDirectory} from '../project/rootDirectory.ts';
import {type DataTexts, readDataTexts} from './dataFiles.ts';
import type {Members} from './membersWork.ts';
import {typesFiles} from './typesFiles.ts';

const work = prepareWork<undefined, DataTexts, Members>(
  path.join(rootDirectory, 'src/members/membersWork.ts'),
  undefined,
);

/** The published types; undefined for a package that has them elsewhere, or is not installed. */
function typesTexts(): (string | undefined)[] {
  return typesFiles().map(file => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
}

/**
 * The member pages, and their items in the sidebars of all versions.
 *
 * @param siteDir the folder that holds `members/`
 * @throws Error that names the data file and what is wrong in it
 */
export async function keptMembers(siteDir = rootDirectory): Promise<Members> {
  const texts = readDataTexts(siteDir);
  return work.run(texts, [texts, typesTexts()]);
}
