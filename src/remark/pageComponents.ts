/**
 * Imports components that few pages use into the pages that use them. Components that every page can use without an
 * import come with every page (src/theme/MDXComponents); these come with theirs.
 */
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Names of components in src/components. */
const names = ['Assumed', 'LiveInbox', 'Playground'];

function importOf(name: string): RootContent {
  const source = `@site/src/components/${name}`;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: source},
      },
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {estree},
  } as RootContent;
}

export const pageComponents: Plugin<[], Root> = () => root => {
  const used = new Set<string>();
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
    const {name} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (name && names.includes(name)) used.add(name);
  });
  root.children.unshift(...[...used].sort().map(importOf));
};
