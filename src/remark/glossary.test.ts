import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {glossary as entries} from '../content/glossary.ts';
import {glossary} from './glossary.ts';

function attributes(id: string | undefined): MdxJsxTextElement['attributes'] {
  return id === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'id', value: id}];
}

/** `See <Term id="…">words</Term>` as a paragraph. */
function sentence(id: string | undefined): RootContent {
  const term: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: attributes(id),
    children: [{type: 'text', value: 'words'}],
  };
  return {type: 'paragraph', children: [{type: 'text', value: 'See '}, term]};
}

function flowElement(name: string, children: MdxJsxFlowElement['children'] = []) {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children} satisfies MdxJsxFlowElement;
}

async function transform(...children: RootContent[]): Promise<Root> {
  const root: Root = {type: 'root', children};
  await unified().use(glossary).run(root);
  return root;
}

test('a term carries its name, its definition and the address of its entry', async () => {
  const [paragraph] = (await transform(sentence('secure-mode'))).children;
  const definition = entries.find(({id}) => id === 'secure-mode')?.definition;
  expect(paragraph).toMatchObject({
    children: [
      {value: 'See '},
      {
        name: 'Term',
        attributes: [
          {name: 'term', value: 'Secure mode'},
          {name: 'definition', value: definition},
          {name: 'href', value: '/docs/glossary#secure-mode'},
        ],
        children: [{value: 'words'}],
      },
    ],
  });
});

test('a term is found inside of other components', async () => {
  const step = flowElement('Steps', [{type: 'paragraph', children: []}]);
  const paragraph = sentence('batch');
  if (paragraph.type === 'paragraph') step.children = [paragraph];
  expect(JSON.stringify(await transform(step))).toContain('/docs/glossary#batch');
});

test.each([
  [
    'an unknown id',
    'secure-mod',
    'Unknown term "secure-mod". Use an id of src/content/glossary.ts',
  ],
  ['no id', undefined, 'Unknown term ""'],
])('%s stops the build', async (_, id, message) => {
  await expect(transform(sentence(id))).rejects.toThrow(message);
});

test('the glossary lists every entry by name, under a heading with its id', async () => {
  const {children} = await transform(flowElement('Glossary'), sentence('channel'));
  const headings = children.filter((node): node is Heading => node.type === 'heading');
  expect(headings).toHaveLength(entries.length);
  expect(headings[0]).toMatchObject({
    depth: 2,
    children: [{value: 'Actionable notification'}],
    data: {hProperties: {id: 'actionable-notification'}},
  });
  expect(JSON.stringify(children.at(-1)), 'what follows').toContain('/docs/glossary#channel');
});

test('an entry says its meaning, other words and where to read on', async () => {
  const {children} = await transform(flowElement('Glossary'));
  const heading = children.findIndex(
    ({data}) => JSON.stringify(data) === '{"hProperties":{"id":"cancellation-key"}}',
  );
  expect(children.slice(heading + 1, heading + 3)).toMatchObject([
    {type: 'paragraph', children: [{value: expect.stringContaining('cancel the runs')}]},
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: 'Also: '},
        {type: 'inlineCode', value: 'cancellationKey'},
        {type: 'text', value: ', '},
        {type: 'text', value: 'cancel key'},
        {type: 'text', value: '. '},
        {
          type: 'link',
          url: '/docs/features/workflows/cancelling',
          children: [{value: 'More about “Cancellation key”'}],
        },
      ],
    },
  ]);
});
