import {createApiPageMD, operationsFolder} from '../src/openapi/pages/createApiPageMD.ts';
import {documentPath} from '../src/openapi/pages/document.ts';

/** The plugin that parses the OpenAPI document; pages are written by our own generator. */
export const openapi = {
  id: 'openapi',
  docsPluginId: 'api',
  config: {
    rest: {
      specPath: documentPath,
      outputDir: operationsFolder,
      template: 'src/openapi/pages/page.mustache',
      markdownGenerators: {createApiPageMD},
      showInfoPage: false,
    },
  },
};

/** The document that readers download. */
export const openapiDownloads = {document: documentPath};
