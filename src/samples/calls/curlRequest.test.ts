import {expect, test} from 'vitest';
import {parseTree} from '../syntax/tree.ts';
import {curlRequest} from './curlRequest.ts';
import {commandWords} from './shellWords.ts';

async function wordsOf(code: string): Promise<string[]> {
  return commandWords(await parseTree('bash', code), name => `value of ${name}`);
}

test('resolves quotes, escapes, line ends and variables like a shell', async () => {
  const code = [
    'curl "https://a.example/$ID" \\',
    `  -H 'X: "1"' \\`,
    '  -d "{\\"a\\": \\"$B\\"}" -o out\\ put.json # a comment',
  ].join('\n');
  expect(await wordsOf(code)).toEqual([
    'curl',
    'https://a.example/value of ID',
    '-H',
    'X: "1"',
    '-d',
    '{"a": "value of B"}',
    '-o',
    'out put.json',
  ]);
});

test('joins the parts of a word', async () => {
  expect(await wordsOf(`curl 'a'"b"$C`)).toEqual(['curl', 'abvalue of C']);
});

test('refuses command substitution', async () => {
  await expect(wordsOf('curl "$(cat url)"')).rejects.toThrow('cannot have command substitution');
});

test('a body makes it a POST of a form by default', async () => {
  const form = curlRequest(['curl', 'https://a.example', '-d', 'a=1', '--data', 'b=2']);
  expect(form.method).toBe('POST');
  expect(form.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
  expect(await form.text()).toBe('a=1&b=2');

  const put = curlRequest([
    'curl',
    '-X',
    'PUT',
    'https://a.example',
    '--json',
    '{}',
    '-H',
    'A: b:c',
  ]);
  expect(put.method).toBe('PUT');
  expect(put.headers.get('Content-Type')).toBe('application/json');
  expect(put.headers.get('A')).toBe('b:c');
});

test('--get moves the data into the address', () => {
  const words = [
    'curl',
    '--get',
    'https://a.example/',
    '--data-urlencode',
    'q=a b',
    '-d',
    'page=2',
  ];
  const request = curlRequest(words);
  expect(request.method).toBe('GET');
  expect(request.url).toBe('https://a.example/?q=a+b&page=2');
});

test.each([
  [['curl'], 'one address is needed'],
  [['curl', 'https://a.example', '-H'], '-H has no value'],
  [['curl', 'https://a.example', '-H', 'nothing'], 'nothing is not a header'],
])('%j is refused', (words, message) => {
  expect(() => curlRequest(words)).toThrow(message);
});
