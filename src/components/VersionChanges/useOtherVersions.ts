import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from '../../content/relatedDoc';

/** This page in another version of the documentation. */
export interface OtherVersion {
  /** The version as readers know it: `1.4.x`. */
  label: string;
  /** Address of the page there. */
  path: string;
  isOlder: boolean;
}

/** This page in all other versions that have it, newest first. */
export function useOtherVersions(): OtherVersion[] {
  const {activeVersion, alternateDocVersions: places} = useActiveDocContext('default');
  let isOlder = false;
  return useVersions('default').flatMap(version => {
    const place = places[version.name];
    if (version === activeVersion) isOlder = true;
    else if (place && isSamePage(place)) return {label: version.label, path: place.path, isOlder};
    return [];
  });
}
