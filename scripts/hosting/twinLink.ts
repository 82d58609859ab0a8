/** The tag in the head of a page that leads to its Markdown twin. */

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Puts the tag behind the policy of a page. It is no part of what React renders, so that no script has to know it.
 *
 * @param href path of the twin on the host
 * @throws Error for a page without a policy
 */
export function addTwinLink(html: string, href: string, file: string): string {
  const [found] = policyTag.exec(html) ?? [];
  if (!found) throw new Error(`${file} has no policy in its head`);
  const tag = `<link rel="alternate" type="text/markdown" href="${href}">`;
  // A function, because replacements in texts have signs of their own.
  return html.replace(found, () => found + tag);
}
