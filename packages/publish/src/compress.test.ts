import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {hashOf, openCache} from '@engagespot-docs/cache/cache';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {compressBuild} from './compress.ts';

const long = 'A page that is long enough to be worth compressing. '.repeat(50);

const files = {
  'index.html': long,
  'docs/a.html': `${long}a`,
  'docs/copy.html': long,
  'img/mark.png': long,
  'tiny.txt': 'a',
};

const newCache = async () => openCache('brotli', await temporaryFolder({}));

test('text files have compressed files beside them, others have not', async () => {
  const folder = await temporaryFolder(files);
  expect(await compressBuild(folder, await newCache())).toBe(4);
  const read = (file: string) => readFile(path.join(folder, file));
  expect(brotliDecompressSync(await read('docs/a.html.br')).toString()).toBe(files['docs/a.html']);
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe(long);
  expect((await readdir(folder)).sort()).toEqual([
    'docs',
    'img',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'tiny.txt',
  ]);
  expect(await readdir(path.join(folder, 'img'))).toEqual(['mark.png']);
});

test('what is known is not compressed again, wherever it lies', async () => {
  const cache = await newCache();
  await compressBuild(await temporaryFolder({'index.html': long}), cache);
  const other = await temporaryFolder({'moved.html': long});
  const refuse = () => {
    throw new Error('It was compressed before');
  };
  await compressBuild(other, {get: inputs => cache.get(inputs, refuse)});
  expect(brotliDecompressSync(await readFile(path.join(other, 'moved.html.br'))).toString()).toBe(
    long,
  );
});

test('scripts that many pages share are worth the most work', async () => {
  const numbers = Array.from({length: 500}, (_, index) => hashOf(index)).join('; ');
  const folder = await temporaryFolder({
    'assets/js/main.1.js': numbers,
    'assets/js/page-a.1.js': numbers,
  });
  await compressBuild(folder, await newCache());
  const sizeOf = async (name: string) =>
    (await readFile(path.join(folder, `assets/js/${name}.1.js.br`))).length;
  expect(await sizeOf('main')).toBeLessThan(await sizeOf('page-a'));
});
