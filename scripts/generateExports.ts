/**
 * Writes src/members/generated/ from the types of the installed SDK packages: what they export, for
 * the reference of the latest version. It is committed, because reading the types takes seconds. Run
 * it after an update of a package.
 *
 *   npm run generate:exports
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {exportsFile, exportsModule} from '../src/members/exports/exportsModule.ts';
import {rootDirectory} from './lib/paths.ts';

const target = path.join(rootDirectory, exportsFile);
await mkdir(path.dirname(target), {recursive: true});
await writeFile(target, exportsModule());
console.log(`${exportsFile}: written`);
