/** Reads data/, and says which file and which key is wrong. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type * as z from 'zod';
import {memberPage} from './addresses.ts';
import {membersSchema, type Owner, ownerSchema, packageSchema, type SdkPackage} from './model.ts';

/** The packages in the order of the sidebar: files of data/packages/. */
const packageFiles = ['core', 'react-component', 'react-hooks'] as const;

/**
 * Checks the content of a data file.
 *
 * @throws Error that names the file, every wrong key and what is allowed there
 */
export function parseData<Schema extends z.ZodType>(
  schema: Schema,
  source: string,
  file: string,
): z.infer<Schema> {
  const result = schema.safeParse(parse(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({path: keys, message}) => `  - ${keys.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(`Wrong data in ${file}:\n${problems.join('\n')}`);
}

function readFile<Schema extends z.ZodType>(schema: Schema, name: string): z.infer<Schema> {
  const file = `${name}.yaml`;
  const source = readFileSync(new URL(`../../members/${file}`, import.meta.url), 'utf8');
  return parseData(schema, source, `members/${file}`);
}

/** An owner with its members in the order of their addresses. */
function readOwner(name: string): Owner {
  const {memberFiles, ...owner} = readFile(ownerSchema, name);
  const members = memberFiles.flatMap(file => readFile(membersSchema, file));
  const byPage = new Map(members.map(member => [memberPage(owner, member), member]));
  if (byPage.size < members.length) throw new Error(`members/${name}.yaml: a member twice`);
  const sorted = [...byPage].sort(([a], [b]) => (a < b ? -1 : 1));
  return {...owner, members: sorted.map(([, member]) => member)};
}

/** Every package with its classes, interfaces, functions and enums. */
export function readPackages(): SdkPackage[] {
  return packageFiles.map(name => {
    const data = readFile(packageSchema, `packages/${name}`);
    return {...data, owners: data.owners.map(readOwner)};
  });
}
