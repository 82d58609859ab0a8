import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDataTexts} from '../../members/dataFiles.ts';
import {keptMembers} from '../../members/keptMembers.ts';
import {writeMemberPages} from '../../members/writeMemberPages.ts';
import {watcherSilence} from '../../project/watcherSilence.ts';

/**
 * Keeps the member pages in the documentation equal to the data in `members/`. Docusaurus starts all
 * plugins before it lets any load its content, so the docs plugin finds them. In `npm start` a change
 * of the data writes them again, and the docs plugin notices the new text of its pages.
 *
 * Wrong data changes no file.
 *
 * @throws Error that names the data file and what is wrong in it
 */
export default async function memberPages({siteDir}: Pick<LoadContext, 'siteDir'>) {
  const {pages} = await keptMembers(siteDir);
  writeMemberPages(siteDir, pages);
  let isFresh = true;
  return {
    name: 'member-pages',
    getPathsToWatch: () => [path.join(siteDir, 'members/**/*.yaml')],
    async loadContent() {
      if (!isFresh) {
        await watcherSilence();
        const {makePages} = await import('../../members/makeMembers.ts');
        // Read and written in one step: of two changes in a row the later one wins.
        writeMemberPages(siteDir, makePages(readDataTexts(siteDir)));
      }
      isFresh = false;
    },
  } satisfies Plugin;
}
