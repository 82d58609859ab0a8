import {documentFile} from '../src/openapi/documentFile.ts';
import {movedPages} from './movedPages.ts';

/** The Markdown of the pages, for programs that read. */
export const markdownTwins = {
  movedPages,
  // True of every version: the channels are not the same in all of them.
  summary:
    'Engagespot is the notification infrastructure platform: one API for every notification that a product sends.',
  document: documentFile,
  // One searches, one keeps a version in the reader's browser, the last one says that there is nothing.
  without: ['/search', '/offline', '/404.html'],
  furtherPages: ['/changelog'],
};
