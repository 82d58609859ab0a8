import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {linkedTabs} from './linkedTabs.ts';

/** The names of the attributes of an element after the transformer. */
async function attributesOf(element: string, names: readonly string[]): Promise<string[]> {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: element,
    attributes: names.map(name => ({type: 'mdxJsxAttribute', name, value: null})),
    children: [],
  };
  const root: Root = {type: 'root', children: [node]};
  await unified().use(linkedTabs).run(root);
  return node.attributes.map(attribute => ('name' in attribute ? attribute.name : ''));
}

test('tabs of a group are named in the address', async () => {
  expect(await attributesOf('Tabs', ['groupId'])).toEqual(['groupId', 'queryString']);
});

test('tabs without a group are not, nor is anything named twice', async () => {
  expect(await attributesOf('Tabs', [])).toEqual([]);
  expect(await attributesOf('Steps', ['groupId'])).toEqual(['groupId']);
  expect(await attributesOf('Tabs', ['queryString', 'groupId'])).toEqual([
    'queryString',
    'groupId',
  ]);
});
