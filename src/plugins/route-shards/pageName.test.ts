import {expect, test} from 'vitest';
import {normalizePath, pageChunk, shardOf} from './pageName.ts';

test.each([
  ['/docs/start', '/docs/start'],
  ['/docs/start/', '/docs/start'],
  ['/', '/'],
  ['/docs/caf%C3%A9', '/docs/café'],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
  ['', ''],
])('%j is the page %j', (pathname, path) => {
  expect(normalizePath(pathname)).toBe(path);
});

test('every way to write an address leads to the same chunk and shard', () => {
  const ways = ['/docs/café/a', '/docs/caf%C3%A9/a', '/docs/café/a/'];
  expect(new Set(ways.map(pageChunk)).size).toBe(1);
  expect(new Set(ways.map(way => shardOf(way, 7))).size).toBe(1);
});

test('pages are spread over all shards', () => {
  const paths = Array.from(
    {length: 1_000},
    (_, index) => `/docs/section-${index % 9}/page-${index}`,
  );
  const sizes = Array.from(
    {length: 10},
    (_, shard) => paths.filter(p => shardOf(p, 10) === shard).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(60);
  expect(Math.max(...sizes)).toBeLessThan(140);
});
