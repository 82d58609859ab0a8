import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {rootDirectory} from '../project/rootDirectory.ts';

/** Texts of the data files below `members/`, by their path in the project, with forward slashes. */
export type DataTexts = ReadonlyMap<string, string>;

/** The paths of all data files, relative to the site's folder, with forward slashes, sorted. */
function dataFiles(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'members'), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.yaml'))
    .map(file => `members/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** Reads all data files. What is made from them gets these texts and opens no file of its own. */
export function readDataTexts(siteDir = rootDirectory): DataTexts {
  return new Map(
    dataFiles(siteDir).map(file => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}
