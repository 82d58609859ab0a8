import type {Link, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {assumptions} from '../content/assumptions.ts';
import {indexAssumptions} from '../content/assumptionsSchema.ts';
import {assumed} from './assumed.ts';

function element(name: string, id?: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: id ? [{type: 'mdxJsxAttribute', name: 'id', value: id}] : [],
    children: [{type: 'text', value: 'returns 200'}],
  };
}

const [first] = assumptions;
if (!first) throw new Error('There are no assumptions');

async function transform(node: MdxJsxTextElement): Promise<Root> {
  const root: Root = {type: 'root', children: [{type: 'paragraph', children: [node]}]};
  return (await unified().use(assumed).run(root)) as Root;
}

test('a mark gets what it rests on, and the address of its entry', async () => {
  const node = element('Assumed', first.id);
  await transform(node);
  expect(node.attributes).toEqual([
    {type: 'mdxJsxAttribute', name: 'title', value: first.title},
    {type: 'mdxJsxAttribute', name: 'basis', value: first.basis},
    {type: 'mdxJsxAttribute', name: 'href', value: `/docs/assumptions#${first.id}`},
  ]);
});

test('a link to an assumption, as the OpenAPI document has it, becomes a mark', async () => {
  const link = (words: string): Link => ({
    type: 'link',
    url: `/docs/assumptions#${first.id}`,
    children: [{type: 'text', value: words}],
  });
  const root: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [link('returns 200'), link('assumed')]}],
  };
  await unified().use(assumed).run(root);
  expect(root.children[0]).toMatchObject({
    children: [
      {name: 'Assumed', children: [{type: 'text', value: 'returns 200'}]},
      {name: 'Assumed', children: []},
    ],
  });
});

test('a mark without an entry stops the build', async () => {
  await expect(transform(element('Assumed', 'nothing'))).rejects.toThrow(
    'Unknown assumption "nothing". Use an id of src/content/assumptions.ts',
  );
});

test('the list has a heading with an anchor, the claim, the basis and the class of each', async () => {
  const root: Root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'Assumptions', attributes: [], children: []}],
  };
  const list = (await unified().use(assumed).run(root)) as Root;
  expect(list.children).toHaveLength(assumptions.length * 4);
  expect(list.children[0]).toMatchObject({type: 'heading', data: {hProperties: {id: first.id}}});
  const text = JSON.stringify(list);
  for (const {title, claim, basis} of assumptions) {
    for (const part of [title, claim, basis])
      expect(text).toContain(JSON.stringify(part).slice(1, -1));
  }
});

test('an id that is used twice, and a wrong entry, are errors that name it', () => {
  expect(() => indexAssumptions([first, first])).toThrow(`"${first.id}": this id is used twice`);
  expect(() => indexAssumptions([{...first, claim: 'Short.'}])).toThrow(`"${first.id}": claim`);
});
