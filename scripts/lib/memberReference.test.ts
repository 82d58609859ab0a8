import {mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {memberReferenceFiles, writeMemberReference} from './memberReference.ts';

let target = '';
const folder = 'docs/additional-resources/api-reference';
const inside = (file: string) => path.join(target, folder, file);

beforeAll(async () => {
  target = await mkdtemp(path.join(tmpdir(), 'members-'));
  await mkdir(inside('javascript'), {recursive: true});
  await mkdir(inside('rest-api'), {recursive: true});
  await writeFile(inside('javascript/core.gone.mdx'), 'A member that the data lost.');
  await writeFile(inside('rest-api/index.mdx'), 'Written by hand.');
  await writeMemberReference(target);
});

afterAll(() => rm(target, {recursive: true}));

test('every page is written', async () => {
  for (const {file, text} of memberReferenceFiles()) {
    expect(await readFile(path.join(target, file), 'utf8')).toBe(text);
  }
});

test('a page that the data no longer has is removed, one written by hand stays', async () => {
  await expect(stat(inside('javascript/core.gone.mdx'))).rejects.toThrow('ENOENT');
  expect(await readFile(inside('rest-api/index.mdx'), 'utf8')).toBe('Written by hand.');
});

test('only what changed is written again', async () => {
  const long = new Date('2020-01-01');
  await utimes(inside('javascript/core.mdx'), long, long);
  await writeFile(inside('javascript/index.mdx'), 'Changed by somebody.');
  await writeMemberReference(target);
  expect((await stat(inside('javascript/core.mdx'))).mtime).toEqual(long);
  expect(await readFile(inside('javascript/index.mdx'), 'utf8')).toContain(
    'content_type: overview',
  );
});
