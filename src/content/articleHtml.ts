/** What is text in the HTML of an article, for all that read built pages. */

/** Parts of an article that are navigation, controls or decoration. */
export const noContent = [
  'nav',
  'button',
  'select',
  'textarea',
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'figcaption summary',
  '.hash-link',
  '.theme-doc-version-badge',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '[role="tablist"]',
  '[aria-hidden="true"]',
];

/** Elements that do not end a line of text. */
export const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** One space between words, none at the ends, no invisible characters. */
export function collapse(text: string): string {
  return text
    .replace(/[\u200B\u00AD\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
