/** Makes what the site needs of an OpenAPI document, in a thread of its own. */
import type {OpenWork} from '@engagespot-docs/cache/thread';
import {type DocumentSource, modelOf} from './document.ts';
import type {OpenApiDocument} from './model.ts';
import {operationFiles} from './pages.ts';

export interface MadeOfDocument {
  document: OpenApiDocument;
  /** See `operationFiles`. */
  files: Map<string, string>;
}

const open: OpenWork<undefined, DocumentSource, MadeOfDocument> = () => source => {
  const document = modelOf(source);
  return {document, files: operationFiles(document)};
};

export default open;
