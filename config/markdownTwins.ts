import {agentsFile, apiCatalog, skillsIndex} from '../src/content/agentFiles.ts';
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
  programFiles: [
    {
      name: 'Agent skills',
      file: skillsIndex,
      note: 'Instructions for two tasks: add the inbox to a front end, call the API from a backend.',
    },
    {
      name: 'Snippet for AGENTS.md',
      file: agentsFile,
      note: 'The rules above and a short index of these pages, to paste into a project.',
    },
    {
      name: 'OpenAPI document',
      file: 'openapi/engagespot.json',
      note: 'All calls of the REST API; also as engagespot.yaml.',
    },
    {
      name: 'Main flows as Arazzo',
      file: 'openapi/engagespot.arazzo.json',
      note: 'Calls in their order, with what each returns; also as engagespot.arazzo.yaml.',
    },
    {
      name: 'API catalog',
      file: apiCatalog,
      note: 'The hosts of the API and what describes them (RFC 9727).',
    },
  ],
};
