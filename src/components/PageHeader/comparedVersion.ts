import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from '../../content/relatedDoc';

/**
 * The version with which a reader compares this page first: the one before its own that has the page. If there is
 * none, it is the one after, which tells what has changed since its own. Every page has this in its script, so all else
 * that is known of versions is in the panel.
 *
 * @returns the label of the older of the two, and the address of the page in the other version
 */
export function useComparedVersion(): {since: string; path: string} | undefined {
  const {version, label} = useDocsVersion();
  const places = useActiveDocContext('default').alternateDocVersions;
  const versions = useVersions('default').filter(({name}) => {
    const place = places[name];
    return place && isSamePage(place);
  });
  const older = versions[versions.findIndex(({name}) => name === version) + 1];
  const place = places[(older ?? versions.at(-2))?.name ?? ''];
  return place && {since: older?.label ?? label, path: place.path};
}
