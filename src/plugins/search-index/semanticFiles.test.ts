import path from 'node:path';
import {expect, it} from 'vitest';
import {foldersOf} from '../../../tests/support/importedFiles.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {codeFolders} from './semanticFiles.ts';

it('knows all folders of the code that makes an index', async () => {
  const folders = await foldersOf(path.join(rootDirectory, 'src/semantic/index/build.ts'));
  expect(folders.sort()).toEqual(codeFolders);
});
