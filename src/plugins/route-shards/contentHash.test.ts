import {describe, expect, it} from 'vitest';
import {hashOfContents} from './contentHash.ts';

const page = 'export const text = "page";';
const runtime = (hash: string) =>
  `const name = chunk => "assets/js/" + chunk + ".${hash.slice(0, 8)}.js", hash = "${hash}";`;

const first = '48ca1bf7b988777e';
const second = 'c58b24685a5436eb';

describe('hashOfContents', () => {
  it('is the same whatever hash the bundler has put into the files, and in whatever order they come', () => {
    const hash = hashOfContents([page, runtime(first)], first);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOfContents([runtime(second), page], second)).toBe(hash);
  });

  it('differs with any other change', () => {
    const hash = hashOfContents([page, runtime(first)], first);
    expect(hashOfContents([`${page} `, runtime(first)], first)).not.toBe(hash);
    expect(hashOfContents([page, page, runtime(first)], first)).not.toBe(hash);
    expect(hashOfContents([page], first)).not.toBe(hash);
  });
});
