import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {unbrokenCode} from './unbrokenCode.ts';

/** A table with one cell and a paragraph, both with the same code. */
function page(code: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'table',
        children: [
          {
            type: 'tableRow',
            children: [{type: 'tableCell', children: [{type: 'inlineCode', value: code}]}],
          },
        ],
      },
      {type: 'paragraph', children: [{type: 'inlineCode', value: code}]},
    ],
  };
}

/** Whether the code in the cell and the code in the paragraph stay on one line. */
async function unbroken(code: string): Promise<boolean[]> {
  const root = await unified().use(unbrokenCode).run(page(code));
  const found: boolean[] = [];
  visit(root as Root, 'inlineCode', ({data}) => {
    found.push(data?.hProperties?.className !== undefined);
  });
  return found;
}

test.each(['react-dom', 'GET /v3/profile', 'text/plain'])('%s stays on one line', async code => {
  expect(await unbroken(code)).toEqual([true, false]);
});

test('code without a place to break, and long code, stay as they are', async () => {
  expect(await unbroken('apiKey')).toEqual([false, false]);
  expect(await unbroken('sdks-n-libraries/frontend/quick-start')).toEqual([false, false]);
});
