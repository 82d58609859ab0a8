/** What is text in the HTML of an article, for all that read built pages. */

/** The labels of tabs: a control, whose words say what a panel is for. */
export const tabLabels = '[role="tablist"]';

/** Parts of an article that are navigation, controls or decoration. */
export const noText = [
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
  '.hash-link',
  '.theme-doc-version-badge',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  tabLabels,
  '[aria-hidden="true"]',
];

/** The same for those who look for what a page says: the title of a drawing only repeats it. */
export const noContent = [...noText, 'figcaption summary'];

/**
 * The part of a page between its `<main>` tags, whose end tag no minifier may leave out; the end tag is not part of it.
 *
 * @returns an empty text for a page without
 */
export function mainOf(html: string): string {
  const start = html.search(/<main\b/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < 0 ? '' : html.slice(start, end);
}

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
