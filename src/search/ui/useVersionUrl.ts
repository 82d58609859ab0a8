import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {inOtherVersions} from '@site/src/content/pageAddresses';
import {useCallback} from 'react';
import {usePageAddresses} from './usePageAddresses';

/** Where the latest version lies. */
const latestFolder = '/docs/';

/**
 * Gives the addresses of pages in a docs version.
 *
 * @param name of the version; undefined for the latest
 * @returns a function from the path of a page in the latest version; undefined for a page that the version has
 *   not, or of which the address is not known yet. A page outside of the versions keeps its address.
 */
export function useVersionUrl(name: string | undefined): (path: string) => string | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const versions = useAllDocsData().default?.versions;
  const version = versions?.find(other => other.name === name);
  const older = version?.isLast === false ? version.label : undefined;
  const addresses = usePageAddresses(older !== undefined);
  return useCallback(
    path => {
      const url = withBaseUrl(path);
      if (older === undefined || !path.startsWith(latestFolder)) return url;
      const others = addresses && inOtherVersions(addresses, url);
      return others?.find(({label, isClosest}) => label === older && !isClosest)?.path;
    },
    [withBaseUrl, addresses, older],
  );
}
