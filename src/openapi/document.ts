/** Reads the OpenAPI document. Whatever is made from it starts here. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import {rootDirectory} from '../project/rootDirectory.ts';
import {documentFile} from './documentFile.ts';
import {documentSchema, type OpenApiDocument} from './model.ts';

/** One line per problem: the place in the document, and what is wrong there. */
function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.join(' › ') || 'the document';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map(key => `"${key}"`).join(', ');
    return `${place}: unknown ${keys}; remove it, or add it to src/openapi/model.ts and to the pages`;
  }
  return `${place}: ${issue.message}`;
}

/**
 * Turns a document, its references resolved, into the model.
 *
 * @param file how messages call the document
 * @throws Error that lists every place that the model cannot hold
 */
export function parseDocument(source: unknown, file: string): OpenApiDocument {
  const result = documentSchema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map(issue => `  - ${describeIssue(issue)}`);
  throw new Error(`${file} does not fit src/openapi/model.ts:\n${problems.join('\n')}`);
}

/** A reference to another file, or to an address. */
const foreignReference = /\$ref["']?\s*:\s*["']?[^#"'\s]/;

/**
 * The text of a document.
 *
 * @param file relative to the root of the project, or absolute
 * @throws Error that names a file that cannot be read, or is not the whole document
 */
export async function documentText(file: string): Promise<string> {
  const text = await readFile(path.resolve(rootDirectory, file), 'utf8').catch((cause: Error) => {
    throw new Error(`${file} cannot be read: ${cause.message}`, {cause});
  });
  if (!foreignReference.test(text)) return text;
  throw new Error(
    `${file} has a $ref to another file: move what it leads to into \`components\`. The document is published alone`,
  );
}

/** The document with its references resolved; `undefined` when one leads nowhere. */
async function resolveDocument(file: string): Promise<unknown> {
  try {
    // It is slow to load, and most builds take what the last one has kept.
    const {loadAndResolveSpec} = await import(
      'docusaurus-plugin-openapi-docs/lib/openapi/utils/loadAndResolveSpec.js'
    );
    return await loadAndResolveSpec(path.resolve(rootDirectory, file));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read: ${reason}`, {cause});
  }
}

/**
 * Reads the document with docusaurus-plugin-openapi-docs, which also gives the schemas of
 * `components` their names as titles.
 *
 * @param file relative to the root of the project, or absolute
 * @throws Error that names the file, the places that are wrong and the remedy
 */
export async function readDocument(file = documentFile): Promise<OpenApiDocument> {
  // Refuses a part of a document.
  await documentText(file);
  const source = await resolveDocument(file);
  if (source === undefined) {
    throw new Error(
      `${file} has a $ref that leads nowhere; \`npx redocly lint ${file}\` names its line.`,
    );
  }
  return parseDocument(source, file);
}
