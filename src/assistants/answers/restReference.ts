/** What answers say of the REST reference, which has no versions. */
import type {PublishedVersion} from '../../content/publishedVersions';
import type {DocsSite} from '../site/docsSite';

/** The page of a version about the calls that it uses. */
const ownPage = /\/api-reference\/rest-api$/;

/** Whether a path is a page of the REST reference. */
export function isRestReference({baseUrl}: DocsSite, path: string): boolean {
  return `${path}/`.startsWith(`${baseUrl}api/`);
}

/** What its pages are said to be true of. */
export const restScope = "none; the REST reference describes today's API";

/** Where a version says which of the calls it uses, and how; nothing for the latest, which uses them as they are. */
export async function restNote(site: DocsSite, version: PublishedVersion): Promise<string> {
  if (version === site.versions[0]) return '';
  const headings = await site.headings(version);
  const own = headings.find(
    ({url_without_anchor: url}) => url.startsWith(`${version.path}/`) && ownPage.test(url),
  );
  return own
    ? `What of it applies to ${version.label}: ${site.addressOf(own.url_without_anchor)}`
    : '';
}
