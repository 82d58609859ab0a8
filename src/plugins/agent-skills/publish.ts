/** The text of a skill as it is published: with versions and whole addresses, and without what only our checks read. */
import {twinPath} from '@engagespot-docs/publish/twin-address';

/** What a text refers to. */
export interface Surroundings {
  /** Origin of the site. */
  url: string;
  /** Path of the site. */
  baseUrl: string;
  /** Paths of all pages on the host. */
  pages: ReadonlySet<string>;
  /** Versions by the name of their package. */
  versions: Readonly<Record<string, string>>;
}

/** `](/docs/x#y)`: a link inside of the site. */
const link = /\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g;

/** `{{@engagespot/core}}`: the version of a package. */
const version = /\{\{(@[^}]+)\}\}/g;

/** The first line of a fence. Only its language and its title are for readers. */
const fence = /^([ \t]*```\w+) (.*)$/gm;

function addressOf({url, baseUrl, pages}: Surroundings, path: string): string {
  const onHost = baseUrl + path.slice(1);
  if (pages.has(onHost)) return url + twinPath(onHost, baseUrl);
  if (/\.\w+$/.test(path)) return url + onHost;
  throw new Error(`${path} is no page; a skill has to lead to pages and files of this site`);
}

function versionOf({versions}: Surroundings, name: string): string {
  const found = versions[name];
  if (!found) throw new Error(`{{${name}}}: the latest version has no such package`);
  return found;
}

/**
 * Links lead to the Markdown of pages, and names of packages in double braces become their versions.
 *
 * @throws Error for a link that leads nowhere, and for an unknown package
 */
export function publishedText(source: string, surroundings: Surroundings): string {
  return source
    .replace(link, (_, path: string, hash = '') => `](${addressOf(surroundings, path)}${hash})`)
    .replace(version, (_, name: string) => versionOf(surroundings, name))
    .replace(fence, (_, start: string, meta: string) => {
      const title = /title="[^"]*"/.exec(meta)?.[0];
      return title ? `${start} ${title}` : start;
    });
}
