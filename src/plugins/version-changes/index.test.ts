import path from 'node:path';
import {expect, it} from 'vitest';
import {foldersOf} from '../../../tests/support/importedFiles.ts';
import {codeFolders} from './index.ts';

it.each(['readText.ts', 'compare.ts', 'apply.ts'])(
  'knows all folders of the code in %s',
  async file => {
    const folders = await foldersOf(path.join(import.meta.dirname, file));
    expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
  },
);
