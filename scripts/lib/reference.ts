import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {groupsOf, operationsOf, readDocument, slugOf} from '../../src/openapi/pages/document.ts';
import {projectFiles} from '../../src/project/projectFiles.ts';
import {runQuietly} from './command.ts';
import {binary, cacheDirectory, rootDirectory} from './paths.ts';

const pagesDirectory = path.join(rootDirectory, 'api/operations');
const stampFile = path.join(cacheDirectory, 'reference.txt');

/** What the pages are made from: the document, the generator beside it, and how both are configured. */
const isInput = (file: string) =>
  /^(openapi\/|src\/openapi\/|config\/openapi\.ts|scripts\/lib\/reference\.ts)/.test(file);

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await projectFiles()).filter(isInput)) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(rootDirectory, file)));
  }
  return hash.digest('hex');
}

/** Operations of the document that have no page. */
async function missingPages(): Promise<string[]> {
  const files = await readdir(pagesDirectory).catch(() => []);
  const pages = await Promise.all(
    files
      .filter(file => file.endsWith('.mdx'))
      .map(file => readFile(path.join(pagesDirectory, file), 'utf8')),
  );
  const found = new Set(pages.map(page => /^id: (.+)$/m.exec(page)?.[1]));
  const operations = operationsOf(readDocument()).map(({operation}) => operation);
  return operations
    .filter(operation => !found.has(slugOf(operation)))
    .map(({operationId}) => operationId);
}

/**
 * Writes one page per operation of the OpenAPI document into api/operations, in the place of what was there,
 * and `groups.json`, the list of all operations that other pages show.
 *
 * @throws Error with the messages of the generator, or with the operations that got no page
 */
export async function generateReference(): Promise<void> {
  await rm(stampFile, {force: true});
  const inputs = await fingerprint();
  // The generator keeps files that exist already, so a page would never change.
  await rm(pagesDirectory, {recursive: true, force: true});
  await mkdir(pagesDirectory, {recursive: true});
  const {code, output} = await runQuietly(binary('docusaurus'), ['gen-api-docs', 'all']);
  if (code !== 0) throw new Error(`The reference pages could not be made:\n${output}`);
  // It also logs errors of writing instead of failing.
  const missing = await missingPages();
  if (missing.length > 0) throw new Error(`No page was made for: ${missing.join(', ')}\n${output}`);
  await writeFile(
    path.join(pagesDirectory, 'groups.json'),
    JSON.stringify(groupsOf(readDocument())),
  );
  await mkdir(cacheDirectory, {recursive: true});
  await writeFile(stampFile, inputs);
}

/** Makes the reference pages unless they were made from the document and the generator as they are now. */
export async function generateReferenceWhenStale(): Promise<void> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  const isFresh = stamp === (await fingerprint()) && (await missingPages()).length === 0;
  if (!isFresh) await generateReference();
}
