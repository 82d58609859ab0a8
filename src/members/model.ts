/**
 * What is written by hand about the SDKs: a file of members/ per package and per class, interface,
 * function or enum. It holds names, kinds and texts; signatures come from the published types.
 */
import * as z from 'zod';

/** Folders of the SDK packages that have member pages. Git ignores them: .gitignore names each. */
export const packageFolders = ['javascript', 'react-component', 'react-hooks'] as const;

const text = z.string().trim().min(1);

/** A code sample. TypeScript with JSX by default. */
export const sample = z.strictObject({
  /** Path of the file that the code stands in. */
  title: text,
  language: z.enum(['ts', 'tsx']).default('ts'),
  code: text,
});

/** For what a reader calls: what goes in and what comes out. */
export const describedCall = z.strictObject({
  /** What each parameter is for, by name, in the order of the declaration. */
  parameters: z.record(text, text).default({}),
  returns: text,
  /** What it throws or rejects with, and when. */
  throws: text.optional(),
});

/** Facts that hold for pages of every kind. */
const described = {
  /** One sentence for search results and lists: what it is. */
  description: text.min(50).max(160),
  /** Two to four sentences of Markdown: what it is and when a reader touches it. */
  about: text,
  /** Code for the versions whose types declare it. */
  example: sample,
  call: describedCall.optional(),
  /**
   * For what the latest version no longer declares: what stands in its place, and the code that
   * does the same. For what it declares with another type: the text and code that fit there.
   */
  latest: z.strictObject({about: text, example: sample.optional()}).optional(),
  /** Names of related members, such as `Engagespot.init`, `Options`. */
  related: z.array(text).min(1),
};

const member = z.strictObject({
  /** As code writes it; `constructor` for a constructor. */
  name: text,
  /** The end of its address when that is not the name in lower case. */
  page: text.optional(),
  kind: z.enum(['constructor', 'property', 'method']),
  /** For the package's own use: readers meet it in a debugger, not in their code. */
  internal: z.boolean().optional(),
  deprecated: z
    .strictObject({
      /** The documentation version from which on. */
      since: text,
      /** What to use instead, as Markdown. */
      instead: text,
    })
    .optional(),
  ...described,
});

/** A class, an interface, an enum or a function, and the pages of its members. */
export const ownerSchema = z.strictObject({
  /** Name as it is exported. */
  name: text,
  kind: z.enum(['class', 'interface', 'enum', 'function']),
  /** Folder of its package in the address. */
  folder: z.enum(packageFolders),
  /** Last part of its address, and the beginning of those of its members. */
  page: text,
  /** Names under which the types of any version declare it or its members, most important first. */
  declared: z.array(text).min(1),
  /** For members that the types declare under another name: a sentence about it, by that name. */
  elsewhere: z.record(text, text).default({}),
  ...described,
  /** Files of members/, without extension, with the members. */
  memberFiles: z.array(text).default([]),
});

export const membersSchema = z.array(member);

/** A package: its landing page, and a page of the package itself where it has one. */
export const packageSchema = z.strictObject({
  /** Name on npm. */
  name: text,
  /** Folder in the address. */
  folder: z.enum(packageFolders),
  title: text.max(70),
  label: text,
  /** Its label in the latest version, whose sidebar has the current packages as well. */
  latestLabel: text,
  description: text.min(50).max(160),
  about: text,
  /** What readers of the latest version have to know, as Markdown. */
  latest: text,
  /** Markdown list of where to go from the landing page. */
  next: text,
  /** The page that lists what the package exports, for a package with a landing page apart. */
  exports: z
    .strictObject({
      page: text,
      title: text,
      label: text,
      description: text.min(50).max(160),
      about: text,
    })
    .optional(),
  /** Files of members/, without extension, in the order of the sidebar. */
  owners: z.array(text).min(1),
});

export type Sample = z.infer<typeof sample>;

/** Where data comes from: errors name the file. */
interface FromFile {
  /** Path in the project, such as `members/options.yaml`. */
  file: string;
}

export type Member = z.infer<typeof member> & FromFile;
export type Owner = Omit<z.infer<typeof ownerSchema>, 'memberFiles'> &
  FromFile & {members: Member[]};
export type SdkPackage = Omit<z.infer<typeof packageSchema>, 'owners'> &
  FromFile & {owners: Owner[]};
