import {documentFile, flowsFile} from '../src/openapi/documentFile.ts';

/** The document, the main flows, and where its pages are inside the docs instance `api`. */
export const openapi = {document: documentFile, flows: flowsFile, folder: 'api/operations'};
