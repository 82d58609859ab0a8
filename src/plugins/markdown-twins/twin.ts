/** The text of a twin: what the page is, then its article. */
import {stringify} from 'yaml';

/** What stands above the article. */
export interface TwinHead {
  title: string;
  description: string;
  /** Address of the page. */
  url: string;
  /** Address that search engines know the page by: that of the latest version, if it has the page. */
  canonical: string;
  /** Label of the version. */
  version: string;
  /** Address of the list of all pages of the version. */
  index: string;
  /** Twin of the page in the latest version, or of the one that comes closest; undefined for a page of the latest. */
  successor?: string | undefined;
}

/** The first line of a twin, which says what it is true of. */
function noteOf({version, index, successor}: TwinHead): string {
  const all = `[all pages of ${version}](${index})`;
  return successor
    ? `> Version ${version} of the Engagespot documentation, superseded; latest: <${successor}>. See ${all}.`
    : `> Version ${version} of the Engagespot documentation, the latest. See ${all}.`;
}

/** @param body the article as Markdown */
export function twinText(head: TwinHead, body: string): string {
  const {title, description, url, canonical, version, index} = head;
  const facts = {title, description, canonical, ...(url !== canonical && {url}), version, index};
  const frontMatter = stringify(facts, {lineWidth: 0});
  return `---\n${frontMatter}---\n\n${noteOf(head)}\n\n${body}`;
}
