import {rm} from 'node:fs/promises';
import {cacheFolder} from '@engagespot-docs/cache/cache';
import {compressBuild} from '@engagespot-docs/publish/compress';
import type {ResultTable} from '../lib/benchReport.ts';
import {buildDirectory, heavyBuildDirectory} from '../lib/paths.ts';
import {costCells, measureBuild} from './measuredBuild.ts';

async function measureCompression(): Promise<string> {
  const start = performance.now();
  await compressBuild(buildDirectory);
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** What it takes to build the site into build/, and to build it without the light plugins. */
export async function measureBuilds(): Promise<ResultTable> {
  const heavy = await measureBuild({
    target: heavyBuildDirectory,
    isCold: true,
    env: {LIGHT: 'off'},
  });
  await rm(cacheFolder, {recursive: true, force: true});
  const cold = await measureBuild({target: buildDirectory, isCold: true});
  const coldCompression = await measureCompression();
  const warm = await measureBuild({target: buildDirectory, isCold: false});
  const warmCompression = await measureCompression();
  return {
    title: 'Builds',
    text: 'The complete site, by `docusaurus build`, and the compressed files that `npm run build` adds. Memory is the most that the process took at any time.',
    columns: ['Build', 'Time', 'Memory'],
    rows: [
      ['Without any cache', ...costCells(cold)],
      ['Again, nothing changed', ...costCells(warm)],
      ['Without any cache, light plugins off', ...costCells(heavy)],
      ['Compressed files, without any cache', coldCompression, ''],
      ['Compressed files, nothing changed', warmCompression, ''],
    ],
  };
}
