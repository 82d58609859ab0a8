import type {PageAddresses} from '@site/src/content/pageAddresses';
import {useEffect, useState} from 'react';

/**
 * Where the pages of all docs versions are. Results work without: where it cannot be loaded, they only say less.
 *
 * @param isNeeded whether there is something to show it with
 * @returns undefined until it is there
 */
export function usePageAddresses(isNeeded: boolean): PageAddresses | undefined {
  const [addresses, setAddresses] = useState<PageAddresses>();
  useEffect(() => {
    if (!isNeeded) return;
    import('@generated/docusaurus-plugin-content-docs/default/addresses.json').then(
      ({default: loaded}) => setAddresses(loaded),
      () => undefined,
    );
  }, [isNeeded]);
  return addresses;
}
