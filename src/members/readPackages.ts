import {parse, YAMLParseError} from 'yaml';
import type * as z from 'zod';
import {memberPageId} from './addresses.ts';
import {type DataTexts, readDataTexts} from './dataFiles.ts';
import {
  type Member,
  membersSchema,
  type Owner,
  ownerSchema,
  packageSchema,
  type SdkPackage,
} from './model.ts';

/** The packages in the order of the sidebar: files of members/packages/. */
const packageFiles = ['core', 'react-component', 'react-hooks'] as const;

function parseYaml(source: string, file: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${file} is not valid YAML. ${error.message}`);
  }
}

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
  const result = schema.safeParse(parseYaml(source, file));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({path: keys, message}) => `  - ${keys.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(`Wrong data in ${file}:\n${problems.join('\n')}`);
}

/** The text of a data file; an error that says who names it when it is missing. */
export function textOf(texts: DataTexts, file: string, namedBy: string): string {
  const text = texts.get(file);
  if (text !== undefined) return text;
  throw new Error(`${file} is missing: create it, or take its name out of ${namedBy}`);
}

/** Every package with its classes, interfaces, functions and enums; files are read anew at each call. */
export function readPackages(texts = readDataTexts()): SdkPackage[] {
  function read<Schema extends z.ZodType>(schema: Schema, file: string, namedBy: string) {
    return parseData(schema, textOf(texts, file, namedBy), file);
  }

  function readMembers(name: string, namedBy: string): Member[] {
    const file = `members/${name}.yaml`;
    return read(membersSchema, file, namedBy).map(member => ({...member, file}));
  }

  /** An owner with its members in the order of their addresses. */
  function readOwner(name: string, namedBy: string): Owner {
    const file = `members/${name}.yaml`;
    const {memberFiles, ...owner} = read(ownerSchema, file, namedBy);
    const members = new Map<string, Member>();
    for (const member of memberFiles.flatMap(ofFile => readMembers(ofFile, file))) {
      const id = memberPageId(owner, member);
      if (members.has(id)) throw new Error(`${member.file}: "${member.name}" has a page already`);
      members.set(id, member);
    }
    const sorted = [...members].sort(([a], [b]) => (a < b ? -1 : 1));
    return {...owner, file, members: sorted.map(([, member]) => member)};
  }

  return packageFiles.map(name => {
    const file = `members/packages/${name}.yaml`;
    const data = read(packageSchema, file, 'src/members/readPackages.ts');
    return {...data, file, owners: data.owners.map(owner => readOwner(owner, file))};
  });
}
