import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';

/** Where the latest version lies. */
const latestFolder = '/docs';

/**
 * Gives the addresses of pages in a docs version.
 *
 * @param name of the version; undefined for the latest
 * @returns a function from the path of a page in the latest version; undefined for a page that the version has
 *   not. A page outside of the versions keeps its address.
 */
export function useVersionUrl(name: string | undefined): (path: string) => string | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const versions = useAllDocsData().default?.versions;
  return useCallback(
    path => {
      const version = versions?.find(other => other.name === name);
      if (!version || version.isLast || !path.startsWith(`${latestFolder}/`))
        return withBaseUrl(path);
      const own = version.path + path.slice(latestFolder.length);
      return version.docs.some(doc => doc.path === own) ? own : undefined;
    },
    [withBaseUrl, versions, name],
  );
}
