import {spawnSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import openapiTypes, {astToString} from 'openapi-typescript';
import {compactDocument} from '../../src/openapi/compact.ts';
import {readDocument} from '../../src/openapi/document.ts';
import {documentFile} from '../../src/openapi/documentFile.ts';
import {binary, rootDirectory} from './paths.ts';

/** A file that is made from the OpenAPI document. */
export interface Output {
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  content: string;
}

const notice = `// Made from ${documentFile} by \`npm run generate:openapi\`. Do not edit.\n\n`;

/**
 * Formats TypeScript as the project does, so that a change of the document is a readable change.
 *
 * @throws Error when Biome cannot parse the source
 */
function format(file: string, source: string): string {
  // Under a name outside the folder of generated files, which Biome leaves alone.
  const result = spawnSync(
    binary('biome'),
    ['format', '--stdin-file-path=src/openapi/generated.ts'],
    {
      cwd: rootDirectory,
      input: source,
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  if (result.status !== 0) throw new Error(`${file} cannot be formatted:\n${result.stderr}`);
  return result.stdout;
}

/** TypeScript types of every schema and operation. */
async function typesModule(): Promise<string> {
  const source = await readFile(path.join(rootDirectory, documentFile), 'utf8');
  return notice + astToString(await openapiTypes(source));
}

/** The compact document as a module. */
async function documentModule(): Promise<string> {
  const document = compactDocument(await readDocument());
  return [
    notice,
    "import type {CompactDocument} from '../compact';\n",
    "import type {operations} from './types';\n\n",
    `export const document: CompactDocument<keyof operations> = ${JSON.stringify(document)};\n`,
  ].join('');
}

/**
 * What the files of src/openapi/generated/ have to contain. Equal documents give equal files.
 *
 * @throws Error when the document is not valid, or does not fit the model
 */
export async function openapiModules(): Promise<Output[]> {
  const sources = {
    'src/openapi/generated/types.ts': await typesModule(),
    'src/openapi/generated/document.ts': await documentModule(),
  };
  return Object.entries(sources).map(([file, text]) => ({file, content: format(file, text)}));
}
