import {documentFile} from '../src/openapi/documentFile.ts';

/** The pages of operations, below the docs instance `api`. */
export const openapiPages = {document: documentFile, folder: 'api/operations'};

/** The document that readers download. */
export const openapiDownloads = {document: documentFile};
