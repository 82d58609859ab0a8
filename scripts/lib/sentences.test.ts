import {expect, test} from 'vitest';
import {countWords, sentencesOf} from './sentences.ts';

const page = `---
title: Providers
description: Not running text.
---

A provider delivers the messages of a channel. You connect it once!

## A heading is no sentence of the page

- Set \`apiKey\` in the settings of the provider.
- Short one.

| Field | Meaning |
| --- | --- |
| \`from\` | The address that the recipient sees |

<Card title="Next" href="/docs">Read how routing picks one of them.</Card>

\`\`\`ts
const code = 'is no sentence at all, whatever it says';
\`\`\`
`;

test('takes sentences from paragraphs, lists, tables and components, without code', () => {
  expect([...sentencesOf(page)]).toEqual([
    'a provider delivers the messages of a channel',
    'set in the settings of the provider',
    'the address that the recipient sees',
    'read how routing picks one of them',
  ]);
});

test('sentences that differ only in code are the same', () => {
  const [first] = sentencesOf('Pass the address of the host as `baseUrl` to it.');
  const [second] = sentencesOf('Pass the address of the host as `endpoint` to it.');
  expect(first).toBe(second);
});

test('a list of versions is no sentence', () => {
  expect([...sentencesOf('| 1.4.x, 1.3.x, 1.0.0 | 2.3.2, 1.3.8, 1.1.9 |\n')]).toEqual([]);
});

test('counts words of prose alone', () => {
  expect(
    countWords('---\ntitle: A\n---\n\n## Heading\n\nTwo `code` words.\n\n```ts\nlet a;\n```\n'),
  ).toBe(2);
});
