/**
 * Keeps short code in the cells of tables on one line: browsers would end a line behind a hyphen or a
 * slash, so that a column could show `react-` above `dom`.
 *
 *   | `react-dom` |  →  | <code class="unbroken">react-dom</code> |
 */
import type {InlineCode, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Longer code would make its column too wide for a phone. */
const longestLine = 24;

/** What browsers end lines at. */
const breaks = /[\s\-/?]/;

export const unbrokenCode: Plugin<[], Root> = () => root => {
  visit(root, 'tableCell', cell => {
    visit(cell, 'inlineCode', (node: InlineCode) => {
      if (node.value.length > longestLine || !breaks.test(node.value)) return;
      node.data = {...node.data, hProperties: {className: ['unbroken']}};
    });
  });
};
