import type {Root} from 'mdast';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {diagram} from './index.ts';

const alt = 'Your backend triggers a workflow, which sends an e-mail to the reader.';

const description = `
title: One trigger
alt: ${alt}
nodes:
  backend: {label: Your backend, note: <POST> & wait, kind: code}
  workflow: {label: Workflow, kind: brand}
  email: {label: Email}
edges:
  - backend -> workflow: trigger
  - workflow -> email
`;

/** What a page with one fence becomes; its attributes when it became a component. */
async function transform(value: string, lang = 'diagram') {
  const root: Root = {type: 'root', children: [{type: 'code', lang, value}]};
  await unified().use(diagram).run(root);
  const [node] = root.children;
  if (node?.type !== 'mdxJsxFlowElement') return {type: node?.type};
  const attributes = node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' ? [[attribute.name, String(attribute.value)]] : [],
  );
  return {type: node.type, name: node.name, attributes: Object.fromEntries(attributes)};
}

test('a diagram fence becomes the component with its texts and two drawings', async () => {
  const {name, attributes} = await transform(description);
  expect(name).toBe('Diagram');
  expect(attributes).toEqual({
    title: 'One trigger',
    alt,
    wide: expect.stringMatching(/^<svg .*<\/svg>$/),
    narrow: expect.stringMatching(/^<svg .*<\/svg>$/),
  });
});

test('a drawing shows every node, edge and label, with its text escaped', async () => {
  const {attributes} = await transform(description);
  for (const drawing of [attributes?.wide, attributes?.narrow]) {
    expect(drawing?.match(/<g class="node /g)).toHaveLength(3);
    expect(drawing?.match(/<g class="edge">/g)).toHaveLength(2);
    expect(drawing).toContain('class="node brand"');
    expect(drawing).toContain('>trigger</text>');
    expect(drawing).toContain('&lt;POST&gt; &amp; wait');
    expect(drawing).toContain('aria-hidden="true"');
  }
});

test('a wide drawing reads rightward, a narrow one downward', async () => {
  const {attributes} = await transform(description);
  function size(drawing = ''): number[] {
    return /viewBox="0 0 (\d+) (\d+)"/.exec(drawing)?.slice(1).map(Number) ?? [];
  }
  const [wideWidth = 0, wideHeight = 0] = size(attributes?.wide);
  const [narrowWidth = 0, narrowHeight = 0] = size(attributes?.narrow);
  expect(wideWidth).toBeGreaterThan(wideHeight);
  expect(narrowHeight).toBeGreaterThan(narrowWidth);
});

test('the same description is always drawn the same', async () => {
  expect(await transform(description)).toEqual(await transform(description));
});

test('an edge against the direction is drawn', async () => {
  const {attributes} = await transform(`${description}  - email -> backend\n`);
  expect(attributes?.wide?.match(/<g class="edge">/g)).toHaveLength(3);
});

test('other fences stay', async () => {
  expect(await transform('const a = 1;', 'ts')).toEqual({type: 'code'});
});

test.each([
  ['no text alternative', description.replace(/^alt:.*$/m, ''), 'alt'],
  ['a text alternative that says nothing', description.replace(alt, 'A diagram.'), 'alt'],
  ['an edge to an unknown node', description.replace('-> email', '-> mail'), '"mail"'],
  ['an edge without an arrow', description.replace(' -> email', ' email'), 'from -> to'],
  ['an unknown kind', description.replace('brand', 'loud'), 'workflow'],
  ['an unknown key', `color: red\n${description}`, 'color'],
  ['broken YAML', 'title: [', 'line 1'],
])('%s stops the build', async (_, value, message) => {
  await expect(transform(value)).rejects.toThrow(message);
});
