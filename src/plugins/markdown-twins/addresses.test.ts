import {expect, test} from 'vitest';
import {makeResolve} from './addresses.ts';

const site = {
  url: 'https://docs.example',
  baseUrl: '/',
  pages: new Set(['/', '/docs', '/docs/a.b']),
};
const resolve = makeResolve(site, '/docs/a.b');

test.each([
  ['/docs', 'https://docs.example/docs.md'],
  ['/docs/#part', 'https://docs.example/docs.md#part'],
  ['/', 'https://docs.example/index.md'],
  ['#part', 'https://docs.example/docs/a.b.md#part'],
  ['https://docs.example/docs', 'https://docs.example/docs.md'],
  ['/docs?changes=1.4.x', 'https://docs.example/docs?changes=1.4.x'],
  ['/openapi/a.yaml', 'https://docs.example/openapi/a.yaml'],
  ['https://elsewhere.example', 'https://elsewhere.example'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('%s leads to %s', (address, expected) => {
  expect(resolve(address)).toBe(expected);
});

test('a base path is part of twins', () => {
  const below = {
    url: 'https://x.example',
    baseUrl: '/help/',
    pages: new Set(['/help/', '/help/a']),
  };
  const resolveBelow = makeResolve(below, '/help/a');
  expect(resolveBelow('/help/')).toBe('https://x.example/help/index.md');
  expect(resolveBelow('/help/a#b')).toBe('https://x.example/help/a.md#b');
});
