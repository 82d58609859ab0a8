/** Every page of every version as the build wrote it: everyPage.spec.ts looks at those of the latest. */
import {builtPaths, notFoundPath} from '../support/site.ts';
import {expectWrittenPages, inGroups, nameOf, test} from '../support/writtenPage.ts';

for (const group of inGroups([...builtPaths(), notFoundPath])) {
  test(nameOf(group), ({writtenPage}) => expectWrittenPages(writtenPage, group));
}
