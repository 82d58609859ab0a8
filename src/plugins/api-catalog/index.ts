/** Docusaurus plugin: publishes the catalogue of the interfaces at its fixed address (RFC 9727). See README.md. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiCatalog} from '../../content/agentFiles.ts';
import {keptDocument} from '../../openapi/keptDocument.ts';
import {catalogOf} from './catalog.ts';

interface Options {
  /** Path of the OpenAPI document, relative to the site. */
  document: string;
}

export default function apiCatalogPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {document}: Options,
): Plugin {
  return {
    name: 'api-catalog',
    async postBuild({outDir}) {
      const {servers} = (await keptDocument(document)).document;
      const site = siteConfig.url + baseUrl;
      const hosts = servers.map(({url}) => url);
      const catalog = catalogOf({catalog: site + apiCatalog, hosts, site});
      const file = path.join(outDir, apiCatalog);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(catalog, null, 2)}\n`);
    },
  };
}
