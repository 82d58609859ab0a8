/** The built pages of the documentation by version, and which of them are the same page. */
import {movedPages} from '../../../config/movedPages.ts';
import {docsPath, olderVersions, versions} from '../../../src/content/docsVersions.ts';
import {lineOf} from '../../../src/content/movedPages.ts';
import {builtPages} from './site.ts';

export interface VersionedPage {
  address: string;
  /** Label of its version. */
  version: string;
  isOlder: boolean;
  /** The name that the page has in all versions: see src/content/movedPages.ts. */
  line: string;
  html: string;
}

/** The labels of all versions, newest first. */
export const versionLabels: readonly string[] = [versions.current.label, ...olderVersions];

function toPage([address, html]: [string, string]): VersionedPage[] {
  const docs = `/${docsPath}`;
  if (!`${address}/`.startsWith(`${docs}/`)) return [];
  const older = olderVersions.find(name => `${address}/`.startsWith(`${docs}/${name}/`));
  const base = older === undefined ? docs : `${docs}/${older}`;
  const line = lineOf(movedPages, older ?? 'current', address.slice(base.length));
  const version = older ?? versions.current.label;
  return [{address, version, isOlder: older !== undefined, line, html}];
}

/** All pages of the documentation, lists of groups included. */
export function versionedPages(): VersionedPage[] {
  return [...builtPages()].flatMap(toPage);
}

/** The pages of a version by their line; of several that were merged, the one with the path of the line. */
export function pagesByLine(version: string): Map<string, VersionedPage> {
  const own = versionedPages().filter(page => page.version === version);
  const isOwnPath = ({address, line}: VersionedPage) => address.endsWith(line);
  const sorted = own.sort((a, b) => Number(isOwnPath(a)) - Number(isOwnPath(b)));
  return new Map(sorted.map(page => [page.line, page]));
}
