/**
 * Names the open one of the tabs that belong to a group in the address, so that a link leads to it. In the build, because
 * a part of the theme that does it would be in the scripts of all pages.
 *
 *   <Tabs groupId="npm2yarn">  →  <Tabs groupId="npm2yarn" queryString>
 */
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

const queryString: MdxJsxAttribute = {type: 'mdxJsxAttribute', name: 'queryString', value: null};

export const linkedTabs: Plugin<[], Root> = () => root => {
  visit(root, 'mdxJsxFlowElement', ({name, attributes}: MdxJsxFlowElement) => {
    const has = (wanted: string) =>
      attributes.some(attribute => 'name' in attribute && attribute.name === wanted);
    if (name === 'Tabs' && has('groupId') && !has('queryString')) attributes.push(queryString);
  });
};
