import {spawnSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import openapiTypes, {astToString} from 'openapi-typescript';
import {parse} from 'yaml';
import {rootDirectory} from '../project/rootDirectory.ts';
import {compactDocument, type OpenApiDocument} from './compact.ts';

/** A file that is made from the OpenAPI document. */
export interface Output {
  /** Path relative to the repository's root, with forward slashes. */
  file: string;
  content: string;
}

const sourceFile = path.join(rootDirectory, 'openapi/engagespot.yaml');
const notice =
  '// Made from openapi/engagespot.yaml by `npm run generate:openapi`. Do not edit.\n\n';

/**
 * Formats TypeScript as the project does, so that a change of the document is a readable change.
 *
 * @throws Error when Biome cannot parse the source
 */
function format(file: string, source: string): string {
  const biome = path.join(rootDirectory, 'node_modules/.bin/biome');
  // Under a name outside the folder of generated files, which Biome leaves alone.
  const result = spawnSync(biome, ['format', '--stdin-file-path=src/openapi/generated.ts'], {
    cwd: rootDirectory,
    input: source,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (result.status !== 0) throw new Error(`${file} cannot be formatted:\n${result.stderr}`);
  return result.stdout;
}

/** TypeScript types of every schema and operation. */
async function typesOf(source: string): Promise<string> {
  return notice + astToString(await openapiTypes(source));
}

/** The compact document as a module. */
function documentOf(source: string): string {
  const document = compactDocument(parse(source) as OpenApiDocument);
  return [
    notice,
    "import type {CompactDocument} from '../../compact';\n",
    "import type {operations} from './types';\n\n",
    `export const document: CompactDocument<keyof operations> = ${JSON.stringify(document)};\n`,
  ].join('');
}

/**
 * What the files of src/openapi/generated/ have to contain. Equal documents give equal files.
 *
 * @throws Error when the document is not valid, or uses something that the compact form cannot say
 */
export async function generatedFiles(): Promise<Output[]> {
  const source = await readFile(sourceFile, 'utf8');
  const sources = {
    'src/openapi/generated/types.ts': await typesOf(source),
    'src/openapi/generated/document.ts': documentOf(source),
  };
  return Object.entries(sources).map(([file, text]) => ({file, content: format(file, text)}));
}
