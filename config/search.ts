import type {SearchNode} from '../src/search/typesense/nodes.ts';
import type {TypesenseOptions} from '../src/search/typesense/transport.ts';
import {environment} from './environment.ts';
import {site} from './site.ts';

/** An address as the parts that Typesense's clients take. */
export function toNode(address: string): SearchNode {
  const {protocol, hostname, port, pathname} = new URL(address);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: Number(port) || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    ...(pathname !== '/' && {path: pathname}),
  };
}

const {
  TYPESENSE_NODES: nodes,
  TYPESENSE_NEAREST_NODE: nearest,
  TYPESENSE_SEARCH_KEY: apiKey = '',
  TYPESENSE_COLLECTION: collection,
} = environment;

/** The search server, when one is configured. */
export const searchServer: TypesenseOptions | undefined = nodes && {
  nodes: nodes.map(toNode),
  ...(nearest && {nearestNode: toNode(nearest)}),
  apiKey,
};

/**
 * Options of the search theme. Without a server the embedded engine answers; the route /search and
 * the OpenSearch description come from these options too.
 */
export const search = {
  typesenseCollectionName: collection,
  typesenseServerConfig: searchServer ?? {},
  typesenseSearchParameters: {},
  contextualSearch: true,
  searchPagePath: 'search',
  /** Where a reader can tell us that a search should have found something. */
  feedbackEmail: site.supportEmail,
};
