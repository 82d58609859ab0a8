import {documentFile} from '../src/openapi/documentFile.ts';
import {movedPages} from './movedPages.ts';

/** The Markdown of the pages, for programs that read. */
export const markdownTwins = {
  movedPages,
  summary:
    'Engagespot is the notification infrastructure platform: one API sends a notification to the in-app inbox, email, SMS, WhatsApp, mobile push, web push, Slack, Discord and webhooks.',
  document: documentFile,
  // One searches, the other says that there is nothing.
  without: ['/search', '/404.html'],
};
