import {expect, test} from 'vitest';
import {problemsIn} from '../../tests/support/samplePage.ts';

const page = (tag: string, ...lines: string[]) => [
  `\`\`\`ts title="src/a.ts" version=1.4.x ${tag}`,
  ...lines,
  '```',
];

const classOf14 = [
  "import Engagespot from '@engagespot/core';",
  "export const client = new Engagespot('YOUR_API_KEY', {userId: 'user_1042'});",
];

const unchanged = ["export const user = 'user_1042';"];

test('code of before fails with the next packages, or says why not', async () => {
  expect(await problemsIn(page('outdated', ...classOf14))).toEqual([]);
  expect(await problemsIn(page('outdated="Only the meaning changes"', ...unchanged))).toEqual([]);
});

test('code that works anyway needs a reason, code that fails has none', async () => {
  expect((await problemsIn(page('outdated', ...unchanged))).join()).toContain('say why');
  expect((await problemsIn(page('outdated="It works"', ...classOf14))).join()).toContain(
    'leave the reason out',
  );
});

test('code of the latest version is not outdated', async () => {
  expect((await problemsIn(['```ts outdated', 'export const a = 1;', '```'])).join()).toContain(
    'older version',
  );
});
