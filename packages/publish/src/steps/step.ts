/** A page on its way to readers. */
export interface StepPage {
  /** Its file below the folder of the site, with forward slashes; messages call it so. */
  file: string;
  /** Its path on the host. */
  path: string;
}

/** Makes a page of a page. A step knows the site, but changes nothing in it. */
export type PageStep = (html: string, page: StepPage) => string | Promise<string>;

/**
 * Puts text in front of a tag that each page has once.
 *
 * @throws Error for a page without the tag
 */
export function insertBefore(html: string, tag: string, text: string, file: string): string {
  const index = html.lastIndexOf(tag);
  if (index < 0) throw new Error(`${file} has no ${tag}, as each page of Docusaurus has`);
  return html.slice(0, index) + text + html.slice(index);
}
