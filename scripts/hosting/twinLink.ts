/** What a page says to programs that read: where its Markdown is, and the list of all pages. */

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const bodyTag = /<body\b[^>]*>/;

export interface TwinAddresses {
  /** Path of the Markdown of the page on the host. */
  twin: string;
  /** Path of the list of all pages of its version on the host; undefined where there is none. */
  list: string | undefined;
}

/** @throws Error for a page without the tag */
function addBehind(html: string, tag: RegExp, added: string, missing: string): string {
  const [found] = tag.exec(html) ?? [];
  if (!found) throw new Error(missing);
  // A function, because replacements in texts have signs of their own.
  return html.replace(found, () => found + added);
}

/**
 * Names the Markdown in the head, behind the policy, and the list at the start of the body, where programs that drop
 * the head find it. Neither is a part of what React renders, so that no script has to know them; nobody sees the link.
 *
 * @throws Error for a page without a policy
 */
export function addTwinLinks(html: string, {twin, list}: TwinAddresses, file: string): string {
  const tag = `<link rel="alternate" type="text/markdown" href="${twin}">`;
  const withTwin = addBehind(html, policyTag, tag, `${file} has no policy in its head`);
  if (list === undefined) return withTwin;
  const link = `<a hidden href="${list}">All pages as Markdown</a>`;
  return addBehind(withTwin, bodyTag, link, `${file} has no body`);
}
