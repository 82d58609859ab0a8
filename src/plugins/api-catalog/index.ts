/** Docusaurus plugin: publishes the catalogue of the interfaces at its fixed address (RFC 9727). See README.md. */
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '@engagespot-docs/publish/site';
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
): PublishingPlugin {
  return {
    name: 'api-catalog',
    async publish() {
      const {servers} = (await keptDocument(document)).document;
      const site = siteConfig.url + baseUrl;
      const hosts = servers.map(({url}) => url);
      const catalog = catalogOf({catalog: site + apiCatalog, hosts, site});
      return new Map([[apiCatalog, `${JSON.stringify(catalog, null, 2)}\n`]]);
    },
  };
}
