import {site} from './site.ts';

/**
 * Options of the search theme. The server settings are empty because the embedded engine answers;
 * the route /search and the OpenSearch description come from these options too.
 */
export const search = {
  typesenseCollectionName: 'docs',
  typesenseServerConfig: {},
  typesenseSearchParameters: {},
  contextualSearch: true,
  searchPagePath: 'search',
  /** Where a reader can tell us that a search should have found something. */
  feedbackEmail: site.supportEmail,
};
