import type {Root, RootContent} from 'mdast';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {minutesToRead, readingTime} from './readingTime.ts';

/** The value of `readingTime` that a page with these parts exports. */
async function exportedMinutes(children: RootContent[]): Promise<unknown> {
  const root: Root = {type: 'root', children};
  await unified().use(readingTime).run(root);
  const added = root.children.at(-1);
  if (added?.type !== 'mdxjsEsm') return undefined;
  const [statement] = added.data?.estree?.body ?? [];
  expect(statement).toMatchObject({
    type: 'ExportNamedDeclaration',
    declaration: {declarations: [{id: {name: 'readingTime'}}]},
  });
  return JSON.parse(JSON.stringify(statement)).declaration.declarations[0].init.value;
}

function words(count: number): string {
  return 'word '.repeat(count);
}

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [2200, 10],
])('%d words take %d minutes', (count, minutes) => {
  expect(minutesToRead(count)).toBe(minutes);
});

test('a page exports its minutes, counted from prose and code', async () => {
  const minutes = await exportedMinutes([
    {type: 'paragraph', children: [{type: 'text', value: words(200)}]},
    {type: 'paragraph', children: [{type: 'inlineCode', value: 'a b'}]},
    {type: 'code', lang: 'ts', value: words(20)},
  ]);
  expect(minutes).toBe(2);
});

test('an empty page takes a minute', async () => {
  expect(await exportedMinutes([])).toBe(1);
});
