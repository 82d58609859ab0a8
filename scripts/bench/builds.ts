import {rm} from 'node:fs/promises';
import {compressBuild} from '@engagespot-docs/publish/compress';
import type {ResultTable} from '../lib/benchReport.ts';
import {buildDirectory, cardCache, compressionCache, heavyBuildDirectory} from '../lib/paths.ts';
import {finishSite} from '../lib/siteBuild.ts';
import {costCells, measureBuild} from './measuredBuild.ts';

/** Seconds for what `npm run build` does after Docusaurus: cards, headers, offline copies, compressed files. */
async function measureFinish(): Promise<number> {
  const start = performance.now();
  await finishSite(buildDirectory);
  await compressBuild(buildDirectory, compressionCache);
  return (performance.now() - start) / 1000;
}

/** What it takes to build the site into build/, and to build it without the light plugins. */
export async function measureBuilds(): Promise<ResultTable> {
  const heavy = await measureBuild({
    target: heavyBuildDirectory,
    isCold: true,
    env: {LIGHT: 'off'},
  });
  const cold = await measureBuild({target: buildDirectory, isCold: true});
  for (const cache of [cardCache, compressionCache]) {
    await rm(cache, {recursive: true, force: true});
  }
  const coldFinish = await measureFinish();
  const warm = await measureBuild({target: buildDirectory, isCold: false});
  const warmFinish = await measureFinish();
  return {
    title: 'Builds',
    text: 'The complete site, by Docusaurus, and what `npm run build` does afterwards. Memory is the most that the process took at any time.',
    columns: ['Build', 'Time', 'Memory'],
    rows: [
      ['Without any cache', ...costCells(cold)],
      ['Again, nothing changed', ...costCells(warm)],
      ['Without any cache, light plugins off', ...costCells(heavy)],
      ['Cards, offline copies, compressed files: none known', `${coldFinish.toFixed(1)} s`, ''],
      ['Cards, offline copies, compressed files: all known', `${warmFinish.toFixed(1)} s`, ''],
    ],
  };
}
