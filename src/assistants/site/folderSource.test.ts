import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {folderSource} from './folderSource';

const parent = await mkdtemp(path.join(tmpdir(), 'folder-source-'));
const folder = path.join(parent, 'build');
await mkdir(path.join(folder, '.hosting'), {recursive: true});
await mkdir(path.join(folder, '.well-known'));
await mkdir(path.join(parent, 'build-secret'));
for (const file of [
  'build/a.md',
  'build/.hosting/rules.json',
  'build/.well-known/skills.json',
  'secret.md',
  'build-secret/b.md',
]) {
  await writeFile(path.join(parent, file), file);
}
afterAll(() => rm(parent, {recursive: true}));

const {get, root} = folderSource(folder, 'https://docs.example.com/');

test.each(['a.md', '.well-known/skills.json'])('has the files of the folder: %s', async file => {
  const response = await get(root + file);
  expect([response.status, await response.text()]).toEqual([200, `build/${file}`]);
});

test.each([
  'b.md',
  '',
  '../secret.md',
  '..%2fsecret.md',
  '%2e%2e%2fsecret.md',
  '..%5csecret.md',
  '..%2fbuild-secret%2fb.md',
  '.hosting/rules.json',
  '%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'a.md%00',
])('has no other file: %s', async file => {
  expect((await get(root + file)).status).toBe(404);
});
