import {readExports} from './readExports.ts';

/** Path of the committed file with what the types export, below the root. */
export const exportsFile = 'src/members/generated/exports.ts';

/** The text of that file, read anew from the types. */
export function exportsModule(): string {
  const data = JSON.stringify(readExports(), null, 1);
  return `/** What the types of the packages export. Made by \`npm run generate:exports\`. */
import type {DeclaredExports} from '../exports/model.ts';

export const declaredExports: Readonly<Record<string, DeclaredExports>> = ${data};
`;
}
