import {documentFile} from '../src/openapi/documentFile.ts';

/** The document, and where its pages are inside the docs instance `api`. */
export const openapi = {document: documentFile, folder: 'api/operations'};
