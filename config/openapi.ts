import {createApiPageMD, operationsFolder} from '../openapi/reference/createApiPageMD.ts';
import {documentPath} from '../openapi/reference/document.ts';

/** The plugin that parses the OpenAPI document; pages are written by our own generator. */
export const openapi = {
  id: 'openapi',
  docsPluginId: 'api',
  config: {
    rest: {
      specPath: documentPath,
      outputDir: operationsFolder,
      template: 'openapi/reference/page.mustache',
      markdownGenerators: {createApiPageMD},
      showInfoPage: false,
    },
  },
};
