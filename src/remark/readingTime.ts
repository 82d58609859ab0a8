/**
 * Adds `export const readingTime = <minutes>` to every page, from its prose and code:
 *
 *   (a page of 450 words) → export const readingTime = 2
 *
 * The page header shows it. Words are counted when the page is built, so no text is shipped twice.
 */
import type {Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Adults read technical English at roughly this pace. */
const wordsPerMinute = 220;

/** Minutes, rounded up, that a page with these words takes; at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

function countWords(root: Root): number {
  let words = 0;
  visit(root, ['text', 'inlineCode', 'code'], node => {
    if ('value' in node) words += node.value.split(/\s+/).filter(Boolean).length;
  });
  return words;
}

export const readingTime: Plugin<[], Root> = () => root => {
  const minutes = minutesToRead(countWords(root));
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: {type: 'Identifier', name: 'readingTime'},
              init: {type: 'Literal', value: minutes},
            },
          ],
        },
      },
    ],
  };
  const node: MdxjsEsm = {type: 'mdxjsEsm', value: '', data: {estree}};
  root.children.push(node);
};
