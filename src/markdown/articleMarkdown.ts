/** The article of a built page as Markdown. */
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {articleHandlers, type Resolve} from './handlers.ts';
import {readArticle} from './readArticle.ts';

/**
 * The article of a page as Markdown, without what is no text of it.
 *
 * @param html a built page
 * @param resolve makes the addresses of links and images absolute
 * @returns undefined for a page without an article
 */
export function articleMarkdown(html: string, resolve: Resolve): string | undefined {
  const article = readArticle(html);
  if (!article) return undefined;
  const tree = toMdast(article, {handlers: articleHandlers(resolve), document: true}) as Root;
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    // `[words](address)` everywhere: readers of plain text need no second form.
    resourceLink: true,
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}
