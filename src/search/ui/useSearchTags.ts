import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';

/** Tag of pages that belong to no docs version, such as the home page. */
const untagged = 'default';

/** The tags of what a search on this page covers; the docs version is that of the page, else the one that the reader chose before, else the latest. */
export function useSearchTags(): readonly string[] {
  return [untagged, ...useDocsContextualSearchTags()];
}
