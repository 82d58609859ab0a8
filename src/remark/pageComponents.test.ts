import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {pageComponents} from './pageComponents.ts';

function importsOf(names: string[]): unknown[] {
  const elements = names.map(name => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
  }));
  const root = {type: 'root', children: elements} as Root;
  const transform = pageComponents.call({} as never) as (tree: Root) => void;
  transform(root);
  return root.children.flatMap(node => ('value' in node ? [node.value] : []));
}

test('a page imports the components that it uses, each once', () => {
  expect(importsOf(['Playground', 'Cards', 'Playground'])).toEqual([
    `import Playground from '@site/src/components/Playground';`,
  ]);
});

test('other pages import nothing', () => {
  expect(importsOf(['Cards'])).toEqual([]);
});
