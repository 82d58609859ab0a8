import {stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {foldersOf} from '../../tests/support/importedFiles.ts';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {thingsDocument} from '../../tests/support/thingsDocument.ts';
import {readDocument} from './document.ts';
import {codeFolders, keptDocument, keptOperationFiles} from './keptDocument.ts';
import {operationFiles} from './pages.ts';

let siteDir: string;
let file: string;

beforeEach(async () => {
  siteDir = await temporaryFolder({'things.yaml': thingsDocument});
  file = path.join(siteDir, 'things.yaml');
});

/** What the site takes from the document, and where the disk has it. */
async function run() {
  const document = await keptDocument(file, siteDir);
  const files = await keptOperationFiles(file, siteDir);
  const {ino} = await stat(path.join(siteDir, 'node_modules/.cache/openapi/operations.json'));
  return {document, files, ino};
}

/** The same, made anew. */
async function made() {
  const document = await readDocument(file);
  return {document, files: operationFiles(document)};
}

test('what is kept is what is made, and the next run makes nothing', async () => {
  const expected = await made();
  const first = await run();
  expect(first).toEqual({...expected, ino: first.ino});
  expect(await run()).toEqual(first);
});

test('a change of the document makes it new', async () => {
  await run();
  await writeFile(file, thingsDocument.replace('summary: Update a thing', 'summary: Change it'));
  const {document, files} = await run();
  expect(document.operations[0]?.summary).toBe('Change it');
  expect({document, files}).toEqual(await made());
});

test('a wrong document is the same error in every run', async () => {
  await run();
  await writeFile(file, thingsDocument.replace('summary: Update a thing', 'summary: ""'));
  for (const attempt of ['first', 'second']) {
    await expect(run(), attempt).rejects.toThrow('› summary: Too small');
  }
});

test('all code by which it is made is in the key', async () => {
  for (const module of ['document.ts', 'pages.ts']) {
    const folders = await foldersOf(path.join(import.meta.dirname, module));
    expect(folders).toContain('src/openapi');
    expect(folders.filter(folder => !codeFolders.includes(folder))).toEqual([]);
  }
});
