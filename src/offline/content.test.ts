import {expect, test} from 'vitest';
import {contentId, mentionsNames, renamed} from './content';

const bytes = (text: string) => new TextEncoder().encode(text);

test('files that differ only in the names they mention have the same id', async () => {
  const before = await contentId(bytes('<script src=main.aaaaaaaa.js> page.bbbbbbbb.js'), [
    'aaaaaaaa',
    'bbbbbbbb',
  ]);
  const after = await contentId(bytes('<script src=main.cccccccc.js> page.dddddddd.js'), [
    'cccccccc',
    'dddddddd',
  ]);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(after).toBe(before);
});

test('another word is another id, and so is a name at another place', async () => {
  const hashes = ['aaaaaaaa', 'bbbbbbbb'];
  const ids = await Promise.all(
    ['aaaaaaaa bbbbbbbb', 'bbbbbbbb aaaaaaaa', 'aaaaaaaa bbbbbbbb!'].map(text =>
      contentId(bytes(text), hashes),
    ),
  );
  expect(new Set(ids).size).toBe(3);
});

test('a name can take the place of another that changes as well', () => {
  expect(renamed('a1 b2 a1', ['a1', 'b2'], ['b2', 'a1'])).toBe('b2 a1 b2');
  expect(renamed('a1', [], [])).toBe('a1');
});

test('pages, scripts and style sheets mention names, pictures and the index do not', () => {
  expect(mentionsNames('docs/core.init', true)).toBe(true);
  expect(mentionsNames('assets/css/styles.1a2b3c4d.css', false)).toBe(true);
  expect(mentionsNames('img/logo.svg', false)).toBe(false);
  expect(mentionsNames('search/manifest.json', false)).toBe(false);
});
