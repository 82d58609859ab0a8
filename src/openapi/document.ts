/** Reads the OpenAPI document. Whatever is made from it starts here. */
import {parse} from 'yaml';
import type * as z from 'zod';
import {documentFile} from './documentFile.ts';
import {documentText} from './documentText.ts';
import {documentSchema, type OpenApiDocument} from './model.ts';
import {resolveReferences} from './references.ts';

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

/** A document as it is published. */
export interface DocumentSource {
  /** How messages call it. */
  file: string;
  /** Its text: see `documentText`. */
  text: string;
}

/** The content of a document, its references resolved and the schemas of `components` titled with their names. */
function contentOf({file, text}: DocumentSource): unknown {
  try {
    const source = parse(text);
    const schemas: Record<string, {title?: string}> = source.components?.schemas ?? {};
    for (const [name, schema] of Object.entries(schemas)) schema.title ??= name;
    return resolveReferences(source);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read: ${reason}`, {cause});
  }
}

/**
 * Makes the model of a document. Its references are resolved, and the schemas of `components` have their names as titles.
 *
 * @throws Error that names the file, the places that are wrong and the remedy
 */
export function modelOf(source: DocumentSource): OpenApiDocument {
  return parseDocument(contentOf(source), source.file);
}

/**
 * Reads the document.
 *
 * @param file relative to the root of the project, or absolute
 * @throws Error that names the file, the places that are wrong and the remedy
 */
export async function readDocument(file = documentFile): Promise<OpenApiDocument> {
  return modelOf({file, text: await documentText(file)});
}
