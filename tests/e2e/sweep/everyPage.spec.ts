/**
 * Every page of every version and the not-found page, opened with its scripts and looked at by axe. Too
 * long for each push (`npm run test:sweep`): looks.spec.ts proves the same on one page of each type.
 *
 * Pages of older versions are made of the same parts, and no color of a page depends on the width
 * (src/css/widths.test.ts): axe looks at them on a desktop in the light and on a phone in the dark. Their
 * member pages come from the template and the data that the latest version shows in all four looks: axe
 * looks at them on a desktop.
 */
import {isMemberPage} from '../../../src/members/addresses.ts';
import {pageTypes} from '../support/pageTypes.ts';
import {builtPaths, notFoundPath} from '../support/site.ts';
import {allLooks, expectSoundPage, type Looks} from '../support/soundPage.ts';
import {test} from '../support/test.ts';

const isOlder = (path: string) => /^\/docs\/\d/.test(path);

function looksOf(path: string): Looks {
  if (!isOlder(path) || pageTypes.includes(path)) return allLooks;
  return {desktop: ['light'], phone: isMemberPage(path) ? [] : ['dark']};
}

for (const path of [...builtPaths(), notFoundPath]) {
  test(`${path} is sound and accessible`, ({page}) => expectSoundPage(page, path, looksOf(path)));
}
