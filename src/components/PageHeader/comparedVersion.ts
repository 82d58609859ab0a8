import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from '../../content/relatedDoc';

interface ComparedVersion {
  /** Label of the older of the two versions. */
  since: string;
  /** Whether that is the version of this page. */
  isOldest: boolean;
  /** Address of the page in the other version. */
  path: string;
}

/**
 * The version with which a reader compares this page first: the one before its own that has the page. If there is
 * none, it is the one after, which tells what has changed since its own. Every page has this in its script, so all else
 * that is known of versions is in the panel.
 */
export function useComparedVersion(): ComparedVersion | undefined {
  const {version, label} = useDocsVersion();
  const places = useActiveDocContext('default').alternateDocVersions;
  const versions = useVersions('default').filter(({name}) => {
    const place = places[name];
    return place && isSamePage(place);
  });
  const older = versions[versions.findIndex(({name}) => name === version) + 1];
  const place = places[(older ?? versions.at(-2))?.name ?? ''];
  if (!place) return undefined;
  // The address of a folder has a slash at its end, which leads on to the one without.
  return {since: older?.label ?? label, isOldest: !older, path: place.path.replace(/\/$/, '')};
}
