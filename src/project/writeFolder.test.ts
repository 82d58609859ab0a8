import {readdir, readFile, stat, utimes} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {writeFolder} from './writeFolder.ts';

test('writes what differs, removes what is not wanted, leaves the rest alone', async () => {
  const folder = await temporaryFolder({'same.txt': 'a', 'b/changed.txt': 'b', 'b/gone.txt': 'c'});
  const past = new Date('2020-01-01');
  await utimes(path.join(folder, 'same.txt'), past, past);
  writeFolder(
    folder,
    new Map([
      ['same.txt', 'a'],
      ['b/changed.txt', 'B'],
      ['new/file.txt', 'd'],
    ]),
  );
  expect((await stat(path.join(folder, 'same.txt'))).mtime).toEqual(past);
  expect(await readdir(path.join(folder, 'b'))).toEqual(['changed.txt']);
  expect(await readFile(path.join(folder, 'b/changed.txt'), 'utf8')).toBe('B');
  expect(await readFile(path.join(folder, 'new/file.txt'), 'utf8')).toBe('d');
});

test('makes the folder when there is none', async () => {
  const folder = path.join(await temporaryFolder({}), 'api/operations');
  writeFolder(folder, new Map([['a.txt', 'a']]));
  expect(await readdir(folder)).toEqual(['a.txt']);
});
