/** Which scripts and style sheets hold the content of which page. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const names = z.record(z.string(), z.array(z.string()));

/** The addresses of the files that a page needs besides those of the site. */
export interface PageAssets {
  scriptsOf(pagePath: string): string[];
  stylesOf(pagePath: string): string[];
}

/**
 * Reads the lists that route-shards leaves among the generated files. Pages whose parts are in the files of the site
 * have none of their own.
 */
export async function readPageAssets(
  generatedFilesDir: string,
  baseUrl: string,
): Promise<PageAssets> {
  const readList = async (file: string) => {
    const source = path.join(generatedFilesDir, 'route-shards', file);
    return names.parse(JSON.parse(await readFile(source, 'utf8')));
  };
  const chunks = await readList('pageChunks.json');
  const files = await readList('chunkFiles.json');
  const assetsOf = (pagePath: string, end: string) =>
    [...new Set((chunks[pagePath] ?? []).flatMap(name => files[name] ?? []))]
      .filter(file => file.endsWith(end))
      .map(file => baseUrl + file);
  return {
    scriptsOf: pagePath => assetsOf(pagePath, '.js'),
    stylesOf: pagePath => assetsOf(pagePath, '.css'),
  };
}
