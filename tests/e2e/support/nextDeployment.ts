/** The deployment after that of the build: the same site, but each script and style sheet has another name. */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildDirectory} from '../../../scripts/lib/paths.ts';

const hashedName = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** Files that name others, and whose text changes with them. */
const naming = /\.(?:html|js|css)$|^page-files\//;

/** In the HTML of each page of the next deployment, and of no other. */
export const mark = 'data-deployment="next"';

function reversed(text: string): string {
  return [...text].reverse().join('');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Writes the next deployment: what a build would make of the site whose components have changed.
 *
 * @param target an empty folder
 * @param isMarked whether a file, by its path, gets the mark if it is a page; every page by default
 * @param isRenamed whether a script or style sheet, by its path, gets another name; all of them by default
 * @param source the folder of the deployment before
 */
export async function writeNextDeployment(
  target: string,
  isMarked: (file: string) => boolean = () => true,
  isRenamed: (file: string) => boolean = () => true,
  source = buildDirectory,
): Promise<void> {
  const files = await filesBelow(source);
  const renamed = files.filter(isRenamed);
  const hashes = new Set(renamed.flatMap(file => hashedName.exec(file)?.[1] ?? []));
  const all = new RegExp([...hashes].join('|'), 'g');
  for (const file of files) {
    const content = await readFile(path.join(source, file));
    const to = path.join(target, file.replace(all, reversed));
    await mkdir(path.dirname(to), {recursive: true});
    if (!naming.test(file)) await writeFile(to, content);
    else {
      const text = content.toString('utf8').replace(all, reversed);
      await writeFile(to, isMarked(file) ? text.replace(/<html /, `<html ${mark} `) : text);
    }
  }
}
