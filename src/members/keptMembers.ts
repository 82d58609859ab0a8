/**
 * What the site makes of `members/`, from the last run if nothing has changed since: see ADR 35. Then no data file is
 * parsed, and the compiler of TypeScript is not loaded. Scripts call `memberFiles` and `memberItems` instead.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {publishedVersions} from '../content/docsVersions.ts';
import {lastResult} from '../project/lastResult.ts';
import {rootDirectory} from '../project/rootDirectory.ts';
import {readDataTexts} from './dataFiles.ts';
import type {MemberSidebars} from './makeMembers.ts';
import type {MemberFile} from './memberFiles.ts';
import {typesFiles} from './typesFiles.ts';

/** Folders with the code of `makeMembers.ts` and all that it loads. */
export const codeFolders = [
  'src/members',
  'src/members/exports',
  'src/members/generated',
  'src/members/reference',
  'src/content',
  'src/project',
];

const kept = (siteDir: string, file: string) =>
  path.join(siteDir, 'node_modules/.cache/members', file);

/** The published types; null for a package that has them elsewhere, or is not installed. */
function typesTexts(): (string | null)[] {
  return typesFiles().map(file => (existsSync(file) ? readFileSync(file, 'utf8') : null));
}

/**
 * The member pages: see `memberFiles`.
 *
 * @param siteDir the folder that holds `members/` and `node_modules/`
 * @throws Error that names the data file and what is wrong in it
 */
export async function keptPages(siteDir = rootDirectory): Promise<MemberFile[]> {
  const inputs = () => [[...readDataTexts(siteDir)], typesTexts(), publishedVersions];
  return lastResult(kept(siteDir, 'pages.json'), {code: codeFolders, inputs}, async () => {
    const {makePages} = await import('./makeMembers.ts');
    return makePages(readDataTexts(siteDir));
  });
}

/**
 * The member pages in the sidebars of all versions: see `memberItems`.
 *
 * @param siteDir the folder that holds `members/` and `node_modules/`
 * @throws Error that names the data file and what is wrong in it
 */
export async function keptSidebars(siteDir = rootDirectory): Promise<MemberSidebars> {
  const inputs = () => [[...readDataTexts(siteDir)], publishedVersions];
  return lastResult(kept(siteDir, 'sidebars.json'), {code: codeFolders, inputs}, async () => {
    const {makeSidebars} = await import('./makeMembers.ts');
    return makeSidebars(readDataTexts(siteDir));
  });
}
