import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import type {Figure} from '../figures/figure.ts';
import type {Manifest, Take} from '../figures/manifest.ts';
import {figure} from './figure.ts';

const bell: Figure = {
  id: 'bell',
  sdk: '@engagespot/react-component',
  alt: 'A bell with tabs.',
  caption: 'The bell.',
  scene: {app: {kind: 'inbox'}, inbox: [], frame: {window: true}},
  older: {'1.4.x': {alt: 'A bell without tabs.'}},
};

function take(sdk: string, height: number): Take {
  return {
    sdk,
    width: 420,
    height,
    light: {file: `bell.${sdk}.light.avif`, scene: 'a'},
    dark: {file: `bell.${sdk}.dark.avif`, scene: 'b'},
  };
}

const manifest: Manifest = {bell: {current: take('3.0.1', 1120), '1.4.x': take('2.3.2', 500)}};

function element(id: string, children: MdxJsxFlowElement['children'] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children,
  };
}

async function transform(path: string, ...children: Root['children']): Promise<Root> {
  const root: Root = {type: 'root', children};
  await unified()
    .use(figure, {figures: [bell], manifest})
    .run(root, new VFile({path}));
  return root;
}

function attributesOf(root: Root): Record<string, unknown> {
  const [first] = root.children as MdxJsxFlowElement[];
  return Object.fromEntries(
    (first?.attributes ?? []).flatMap(attribute =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

test('a figure becomes the picture of the SDK of its page, not higher than a screen', async () => {
  const root = await transform('docs/a.mdx', element('bell'));
  expect(attributesOf(root)).toEqual({
    alt: 'A bell with tabs.',
    sdk: '@engagespot/react-component 3.0.1',
    light: 'bell.3.0.1.light.avif',
    dark: 'bell.3.0.1.dark.avif',
    width: '210',
    height: '560',
    themed: 'true',
  });
  expect(JSON.stringify(root)).toContain('The bell.');
});

test('a page of an older version shows its own SDK, and says what it shows', async () => {
  const root = await transform('versioned_docs/version-1.4.x/a.mdx', element('bell'));
  expect(attributesOf(root)).toMatchObject({
    alt: 'A bell without tabs.',
    sdk: '@engagespot/react-component 2.3.2',
    light: 'bell.2.3.2.light.avif',
    height: '500',
  });
});

test('a page can have a caption of its own', async () => {
  const own = element('bell', [{type: 'paragraph', children: [{type: 'text', value: 'Mine.'}]}]);
  const text = JSON.stringify(await transform('docs/a.mdx', own));
  expect(text).toContain('Mine.');
  expect(text).not.toContain('The bell.');
});

test('an unknown figure fails, with those that there are', async () => {
  await expect(transform('docs/a.mdx', element('belt'))).rejects.toThrow(
    'Unknown figure "belt". The figures are: bell.',
  );
});

test('a version without a picture fails, with what to do', async () => {
  await expect(transform('versioned_docs/version-1.3.x/a.mdx', element('bell'))).rejects.toThrow(
    'run npm run figures -- bell',
  );
});

test('a figure in a sentence fails', async () => {
  const inline = {...element('bell'), type: 'mdxJsxTextElement'} as const;
  const sentence: Root['children'][number] = {
    type: 'paragraph',
    children: [
      {type: 'text', value: 'See '},
      {...inline, children: []},
    ],
  };
  await expect(transform('docs/a.mdx', sentence)).rejects.toThrow('on a line of its own');
});
