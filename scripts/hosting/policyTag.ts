/** The policy in the HTML of a page, for hosts that send no headers of ours. */

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Puts a policy behind the character set of a page: before everything that it is about.
 *
 * @param policy without quotation marks
 * @param file what messages call the page
 * @throws Error for a page that does not name its character set at the start of its head
 */
export function addPolicyTag(html: string, policy: string, file: string): string {
  const [found = ''] = charset.exec(html) ?? [];
  const index = html.indexOf(found);
  if (!found || /<script|<link|<body/i.test(html.slice(0, index))) {
    throw new Error(`${file} does not name its character set before everything else in its head`);
  }
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, index) + found + tag + html.slice(index + found.length);
}
