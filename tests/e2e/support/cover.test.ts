import {expect, test} from 'vitest';
import {cover} from './cover.ts';

/** Pages with these bodies at `/1`, `/2` and so on. */
function pages(...bodies: string[]): Map<string, string> {
  return new Map(
    bodies.map((body, index) => [`/${index + 1}`, `<head><meta></head><body>${body}`]),
  );
}

test('takes the page with the most parts, then only pages with parts of their own', () => {
  const {chosen, parts} = cover(
    pages(
      '<p>One</p>',
      '<p>One</p><a class="link button">Two</a><table>',
      '<a class="button link">Two</a><td aria-label="a > b">',
    ),
  );
  expect(chosen).toEqual(['/2', '/3']);
  expect(parts).toBe(5);
});

test.each([
  ['another name', '<b>'],
  ['another class', '<p class=lead>'],
  ['a role', '<p role="note">'],
  ['an ARIA attribute', "<p aria-live='polite'>"],
])('%s is another part', (_, body) => {
  expect(cover(pages('<p>', body)).chosen).toEqual(['/1', '/2']);
});

test.each([
  ['other text and addresses', '<p id="b" title="<i>">Two</p>'],
  ['what scripts and drawings hold', '<p><script>"<b>"</script></p>'],
])('%s are not', (_, body) => {
  expect(cover(pages('<p><script></script></p>', body)).chosen).toEqual(['/1']);
});
