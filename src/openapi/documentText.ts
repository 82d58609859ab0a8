import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootDirectory} from '../project/rootDirectory.ts';

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
