import path from 'node:path';
import {expect, it} from 'vitest';
import {foldersOf} from '../../../tests/support/importedFiles.ts';
import {codeFolders} from './index.ts';

it('knows all folders of the code that compares', async () => {
  const folders = await foldersOf(path.join(import.meta.dirname, 'compareWork.ts'));
  expect(folders).toContain('src/content');
  expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
});
