/** Which files hold the content of which page. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const names = z.record(z.string(), z.array(z.string()));

/** The addresses of the files that a page needs besides those of the site. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** A list that route-shards leaves; an empty one when it is switched off. */
async function readList(
  generatedFilesDir: string,
  file: string,
): Promise<Record<string, string[]>> {
  const source = path.join(generatedFilesDir, 'route-shards', file);
  return names.parse(JSON.parse(await readFile(source, 'utf8').catch(() => '{}')));
}

/** The files of each page by its path; pages whose parts are in the files of the site are left out. */
export async function readPageFiles(
  generatedFilesDir: string,
  baseUrl: string,
): Promise<Map<string, PageFiles>> {
  const chunks = await readList(generatedFilesDir, 'pageChunks.json');
  const files = await readList(generatedFilesDir, 'chunkFiles.json');
  return new Map(
    Object.entries(chunks).map(([page, chunkNames]) => {
      const addresses = [...new Set(chunkNames.flatMap(name => files[name] ?? []))].map(
        file => baseUrl + file,
      );
      return [
        page,
        {
          scripts: addresses.filter(address => address.endsWith('.js')),
          styles: addresses.filter(address => address.endsWith('.css')),
        },
      ];
    }),
  );
}
