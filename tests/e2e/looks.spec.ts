/**
 * The pages that together show every part of the build, and one page of each type, as a reader has them:
 * on a desktop and on a phone, light and dark. Axe compares every color of the page types with what is behind
 * it; on the other pages each pair of colors is measured once.
 */
import {cover} from './support/cover.ts';
import {pageTypes} from './support/pageTypes.ts';
import {test} from './support/sharedPage.ts';
import {builtPages, notFoundPath} from './support/site.ts';
import {allLooks, expectSoundPage} from './support/soundPage.ts';

const pages = builtPages();
const {chosen, parts} = cover(pages);

test.describe(`${chosen.length} of ${pages.size} pages show all ${parts} parts`, () => {
  for (const path of new Set([...pageTypes, ...chosen, notFoundPath])) {
    test(`${path} is sound and accessible in every look`, ({sharedPage}) =>
      expectSoundPage(sharedPage, path, {...allLooks, isThorough: pageTypes.includes(path)}));
  }
});
