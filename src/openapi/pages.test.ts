import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {thingsDocument} from '../../tests/support/thingsDocument.ts';
import {writeFolder} from '../project/writeFolder.ts';
import {readDocument} from './document.ts';
import {operationFiles} from './pages.ts';

const folder = 'api/operations';

async function write(source: string, existing: Record<string, string> = {}) {
  const siteDir = await temporaryFolder({'things.yaml': source, ...existing});
  const document = await readDocument(path.join(siteDir, 'things.yaml'));
  writeFolder(path.join(siteDir, folder), operationFiles(document));
  return (file: string) => readFile(path.join(siteDir, folder, file), 'utf8');
}

test('writes a page with its place in the sidebar, and a group for its tag', async () => {
  const read = await write(thingsDocument);
  const page = await read('things/update-thing.mdx');
  expect(page).toContain('title: Update a thing\n');
  expect(page).toContain('slug: /things/update-thing\n');
  expect(page).toContain(
    'sidebar_position: 1\nsidebar_class_name: api-operation api-operation--put\n',
  );
  expect(JSON.parse(await read('things/_category_.json'))).toMatchObject({
    label: 'Things',
    position: 1,
  });
  expect(JSON.parse(await read('things/update-thing.json'))).toMatchObject({
    method: 'PUT',
    path: '/things/{id}',
    href: '/api/things/update-thing',
  });
});

test('text of the document stays text in MDX', async () => {
  const read = await write(thingsDocument);
  const page = await read('things/update-thing.mdx');
  expect(page).toContain('Takes \\{size\\} and \\<size>, but not `{size}`.');
});

test('removes the pages of operations that are gone', async () => {
  const read = await write(thingsDocument, {[`${folder}/things/delete-thing.mdx`]: 'old'});
  await expect(read('things/delete-thing.mdx')).rejects.toThrow('ENOENT');
});

test.each([
  ['x-related: [deleteThing]', 'updateThing links to the unknown operation deleteThing'],
  ['x-replacement: deleteThing', 'updateThing links to the unknown operation deleteThing'],
])('refuses %s', async (line, message) => {
  const source = thingsDocument.replace('summary: Update', `${line}\n      summary: Update`);
  await expect(write(source)).rejects.toThrow(message);
});

test('refuses a combination of security schemes that pages cannot explain', async () => {
  const source = thingsDocument.replace('{userToken: []}', '{apiKey: [], userToken: []}');
  await expect(write(source)).rejects.toThrow(
    'updateThing: no authentication mode combines apiKey + userToken',
  );
});
