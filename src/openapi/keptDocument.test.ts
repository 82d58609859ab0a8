import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {thingsDocument} from '../../tests/support/thingsDocument.ts';
import {readDocument} from './document.ts';
import {keptDocument} from './keptDocument.ts';
import {operationFiles} from './pages.ts';

let file: string;

beforeEach(async () => {
  file = path.join(await temporaryFolder({'things.yaml': thingsDocument}), 'things.yaml');
});

const change = (to: string) =>
  writeFile(file, thingsDocument.replace('summary: Update a thing', `summary: ${to}`));

test('what is kept is what is made, of the document as it is now', async () => {
  for (const summary of ['Update a thing', 'Change it', 'Update a thing']) {
    await change(summary);
    const kept = await keptDocument(file);
    const document = await readDocument(file);
    expect(document.operations[0]?.summary).toBe(summary);
    expect(kept).toEqual({document, files: operationFiles(document)});
  }
});

test('a wrong document is the same error in every run', async () => {
  await change('""');
  for (const attempt of ['first', 'second']) {
    await expect(keptDocument(file), attempt).rejects.toThrow('› summary: Too small');
  }
});
