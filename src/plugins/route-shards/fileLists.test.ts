import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {fileLists} from './fileLists.ts';

const pageChunks = {
  '/docs': ['routes-0', 'page-a', 'version-docs'],
  '/docs/a': ['routes-0', 'page-b', 'version-docs'],
  '/docs/b': ['routes-12', 'page-c', 'version-docs', 'diagram'],
  '/': ['main'],
};

const chunkFiles = {
  main: ['assets/js/main.0a1b2c3d.js', 'assets/css/styles.0a.css'],
  'routes-0': ['assets/js/routes-0.1.js'],
  'routes-12': ['assets/js/routes-12.2.js'],
  'page-a': ['assets/js/page-a.3.js'],
  'page-b': ['assets/js/page-b.4.js'],
  'page-c': ['assets/js/page-c.5.js', 'assets/css/page-c.5.css'],
  'version-docs': ['assets/js/version-docs.6.js'],
  diagram: ['assets/js/diagram.7.js'],
};

const folderWith = (files: object) =>
  temporaryFolder({
    'pageChunks.json': JSON.stringify(pageChunks),
    'chunkFiles.json': JSON.stringify(files),
  });

test('each shard has a list of the scripts of its pages, at an address of the build', async () => {
  const lists = await fileLists(await folderWith(chunkFiles));
  expect(Object.fromEntries([...lists].map(([file, text]) => [file, JSON.parse(text)]))).toEqual({
    'page-files/0a1b2c3d/0.json': [
      'assets/js/routes-0.1.js',
      'assets/js/page-a.3.js',
      'assets/js/version-docs.6.js',
      'assets/js/page-b.4.js',
    ],
    'page-files/0a1b2c3d/12.json': [
      'assets/js/routes-12.2.js',
      'assets/js/page-c.5.js',
      'assets/js/version-docs.6.js',
    ],
  });
});

test('a build without the script of the site is refused', async () => {
  const {main: _, ...others} = chunkFiles;
  await expect(fileLists(await folderWith(others))).rejects.toThrow(
    'no script assets/js/main.*.js',
  );
});
