/** Pages that are made from data follow it in the development server, without a restart. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {documentFile} from '../../src/openapi/documentFile.ts';
import {test} from './support/developmentServer.ts';
import {heading, open} from './support/site.ts';
import {siteCopy} from './support/siteCopy.ts';

/** What the server compiles again before it shows takes a while on a busy machine. */
const patience = {timeout: 60_000};

/** Replaces a text that is there once in a file of the copy that the server shows. */
async function change(file: string, from: string, to: string): Promise<void> {
  const target = path.join(siteCopy, file);
  const source = await readFile(target, 'utf8');
  expect(source.split(from)).toHaveLength(2);
  await writeFile(target, source.replace(from, to));
}

test('a change of the OpenAPI document shows on the page of the operation', async ({page}) => {
  test.slow();
  await open(page, '/api/workflows/cancel-run');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(heading(page)).toHaveText('Cancel a workflow run');
  await change(documentFile, 'summary: Cancel a workflow run', 'summary: Stop a workflow run');
  await expect(heading(page)).toHaveText('Stop a workflow run', patience);
  await expect(page).toHaveTitle(/^Stop a workflow run/);
  await expect(sidebar.getByRole('link', {name: 'Stop a workflow run'})).toBeVisible();

  await change(documentFile, 'x-displayName: Workflows', 'x-displayName: Runs');
  await expect(sidebar.getByText('Runs', {exact: true})).toBeVisible(patience);
});
