/**
 * What is written by hand about the packages of the latest version: a file of members/reference/ per
 * package and per page. Signatures, types and versions come from `generated/exports.ts`.
 */
import * as z from 'zod';
import {describedCall, sample} from '../model.ts';

/** Folders of the packages in the addresses. Git ignores their pages: .gitignore names each. */
export const referenceFolders = ['core', 'store', 'hooks', 'component', 'node'] as const;

/** The folder of each package that older versions describe member by member. */
export const currentFolders: Readonly<Record<string, (typeof referenceFolders)[number]>> = {
  '@engagespot/core': 'core',
  '@engagespot/react-hooks': 'hooks',
  '@engagespot/react-component': 'component',
};

const text = z.string().trim().min(1);

/** What a field is for, and its value when it is left out. */
const field = z.union([
  text.transform(about => ({about, default: undefined})),
  z.strictObject({about: text, default: text.optional(), deprecated: z.boolean().optional()}),
]);

const entry = z.strictObject({
  /** An export, or the path of a member: `createInstance`, `Instance.app.connect`. */
  name: text,
  /** Markdown: what it is and when a reader needs it. */
  about: text,
  /** For what is called. */
  call: describedCall.optional(),
  /** Every field of what it is or returns; none where the guides explain them. */
  fields: z.record(text, field).default({}),
  /** The oldest documentation version that has it, for what packages took before their types said so. */
  since: text.optional(),
  /** Value of a prop when it is left out, as code. */
  default: text.optional(),
  example: sample.optional(),
});

/** A page: the entries that a reader needs for one task. */
export const referencePageSchema = z.strictObject({
  title: text.max(70),
  label: text,
  description: text.min(50).max(160),
  keywords: z.array(text).optional(),
  about: text,
  entries: z.array(entry).min(1),
  /** Markdown list of where to go from here. */
  related: text,
});

export const referencePackageSchema = z.strictObject({
  /** Name on npm. */
  name: text,
  folder: z.enum(referenceFolders),
  title: text.max(70),
  label: text,
  description: text.min(50).max(160),
  about: text,
  /** Names of its pages: files below its folder, without extension, in the order of the sidebar. */
  pages: z.array(text).min(1),
  related: text,
});

interface FromFile {
  /** Path in the project, such as `members/reference/core/events.yaml`. */
  file: string;
}

export type Entry = z.infer<typeof entry>;
export type ReferencePage = z.infer<typeof referencePageSchema> & FromFile & {page: string};
export type ReferencePackage = Omit<z.infer<typeof referencePackageSchema>, 'pages'> &
  FromFile & {pages: ReferencePage[]};
