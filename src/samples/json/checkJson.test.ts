import {expect, test} from 'vitest';
import {problemsIn} from '../../../tests/support/samplePage.ts';

function problemsOf(first: string, ...code: string[]): Promise<string[]> {
  return problemsIn([first, ...code, '```']);
}

const title = 'title="body.json"';

test('accepts JSON, and comments only where they belong', async () => {
  expect(await problemsOf('```json', '{"a": [1, null]}')).toEqual([]);
  expect(await problemsOf('```jsonc', '{"url": "https://example.com"} // why')).toEqual([]);
  expect(await problemsOf('```json', '{} // why')).toHaveLength(1);
});

test('names the line of a syntax error', async () => {
  const [problem] = await problemsOf(`\`\`\`json ${title}`, '{', '  "a": 1,', '}');
  expect(problem).toMatch(/^docs\/page\.mdx:8: Expected double-quoted property name/);
});

test('names the last line when the end is missing', async () => {
  expect(await problemsOf(`\`\`\`json ${title}`, '{', '  "a": 1')).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:7: /),
  ]);
});

test('refuses a key that is there twice', async () => {
  expect(await problemsOf(`\`\`\`json ${title}`, '{', '  "a": {"b": 1},', '  "a": 2', '}')).toEqual(
    ['docs/page.mdx:8: the key "a" is there twice'],
  );
});

test('validates with a schema of the REST interface', async () => {
  const fence = '```json schema=SendNotificationRequest';
  const good =
    '{"notification": {"workflow": {"identifier": "a"}}, "sendTo": {"recipients": ["b"]}}';
  expect(await problemsOf(fence, good)).toEqual([]);
  expect(await problemsOf(fence, '{"notification": "order_shipped"}')).toEqual([
    'docs/page.mdx:5: sendTo is required',
    'docs/page.mdx:5: notification must be an object',
  ]);
});

test('refuses a schema that does not exist', async () => {
  expect(await problemsOf('```json schema=Nothing', '{}')).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:5: There is no schema Nothing\. There are: /),
  ]);
});
