/** The built site with a few of its pages, so that a version arrives in a second. */
import {copyFile, mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildDirectory} from '../../../scripts/lib/paths.ts';
import {writeOfflineLists} from './offlineSite.ts';

/** What belongs to single pages, other than that for missing ones: their Markdown, scripts and texts for answers. */
const ofPages =
  /^(?!404\.).*\.(?:html|md)$|^assets\/js\/(?:page|routes)-|^ask\/text\/|^page-files\//;

/** What is not read in a browser, and the lists, which are written anew. */
const left = /^(?:offline|social|changes|llms-full)\/|\.(?:br|gz)$/;

/**
 * Writes the site with these pages alone, and the lists of what they need.
 *
 * @param target an empty folder
 * @param addresses of pages, below the site
 */
export async function writeShortBuild(target: string, addresses: readonly string[]): Promise<void> {
  const entries = await readdir(buildDirectory, {recursive: true, withFileTypes: true});
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(buildDirectory, path.join(entry.parentPath, entry.name)))
    .filter(file => !left.test(file));
  const own = new Set(
    addresses.flatMap(address => [
      `${address || 'index'}.html`,
      `${address}/index.html`,
      `ask/text/${address || 'index'}.json`,
    ]),
  );
  const texts = await Promise.all(
    files
      .filter(file => own.has(file) && file.endsWith('.html'))
      .map(file => readFile(path.join(buildDirectory, file), 'utf8')),
  );
  for (const name of texts.flatMap(text => text.match(/assets\/[\w./@~%+-]+/g) ?? [])) {
    own.add(name);
    const [, routes] = /\/routes-(\d+)\./.exec(name) ?? [];
    // The list of a group of routes, in a folder that is named after the site's script.
    for (const file of files) if (routes && file.endsWith(`/${routes}.json`)) own.add(file);
  }
  for (const file of files) {
    if (ofPages.test(file) && !own.has(file)) continue;
    const to = path.join(target, file);
    await mkdir(path.dirname(to), {recursive: true});
    await copyFile(path.join(buildDirectory, file), to);
  }
  await mkdir(path.join(target, 'offline'));
  await writeOfflineLists(target);
}
