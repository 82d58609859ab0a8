import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeMemberPages} from '../../members/writeMemberPages.ts';
import {untilWritten} from '../../project/untilWritten.ts';

/** The files with the data of members. */
function dataFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, 'members');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.yaml'))
    .map(file => path.join(folder, file));
}

/**
 * Keeps the member pages in the documentation equal to the data in `members/`. Docusaurus starts all
 * plugins before it lets any load its content, so the docs plugin finds them. In `npm start` a change
 * of the data writes them again, and the docs plugin notices the new text of its pages.
 *
 * @throws Error that names the data file and what is wrong in it
 */
export default function memberPages({siteDir}: Pick<LoadContext, 'siteDir'>) {
  writeMemberPages(siteDir);
  let isFresh = true;
  return {
    name: 'member-pages',
    getPathsToWatch: () => [path.join(siteDir, 'members/**/*.yaml')],
    async loadContent() {
      if (!isFresh) {
        await untilWritten(dataFiles(siteDir));
        writeMemberPages(siteDir);
      }
      isFresh = false;
    },
  } satisfies Plugin;
}
