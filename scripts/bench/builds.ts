import type {ResultTable} from '../lib/benchReport.ts';
import {buildDirectory, heavyBuildDirectory} from '../lib/paths.ts';
import {finishSite} from '../lib/siteBuild.ts';
import {costCells, measureBuild} from './measuredBuild.ts';

/** What it takes to build the site into build/, and to build it without the light plugins. */
export async function measureBuilds(): Promise<ResultTable> {
  const heavy = await measureBuild({
    target: heavyBuildDirectory,
    isCold: true,
    env: {LIGHT: 'off'},
  });
  const cold = await measureBuild({target: buildDirectory, isCold: true});
  const warm = await measureBuild({target: buildDirectory, isCold: false});
  await finishSite(buildDirectory);
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
