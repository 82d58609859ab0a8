import path from 'node:path';
import type {ResultTable} from '../lib/benchReport.ts';
import {buildDirectory, cacheDirectory} from '../lib/paths.ts';
import {costCells, measureBuild} from './measuredBuild.ts';

/** Where the same content is built without the plugins that make pages light. */
export const heavyBuild = path.join(cacheDirectory, 'heavy-build');

/** What it takes to build the site into build/, and to build it without the light plugins. */
export async function measureBuilds(): Promise<ResultTable> {
  const heavy = await measureBuild({target: heavyBuild, isCold: true, env: {LIGHT: 'off'}});
  const cold = await measureBuild({target: buildDirectory, isCold: true});
  const warm = await measureBuild({target: buildDirectory, isCold: false});
  return {
    title: 'Builds',
    text: 'The complete site. Memory is the most that the process took at any time.',
    columns: ['Build', 'Time', 'Memory'],
    rows: [
      ['Without any cache', ...costCells(cold)],
      ['Again, nothing changed', ...costCells(warm)],
      ['Without any cache, light plugins off', ...costCells(heavy)],
    ],
  };
}
