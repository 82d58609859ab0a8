/**
 * How a page differs from its counterpart in another version: the shape of the files that the build writes and the
 * browser shows. One file holds what leads from the older page to the newer one.
 */

/** What a piece of text is on the page. */
export type BlockKind = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'li' | 'row' | 'code';

/** A paragraph, a heading, an item, a table row or a line of code, as plain text. */
export interface Block {
  kind: BlockKind;
  text: string;
}

/** A piece of a block: text that both pages have, or that one was given (1) or lost (-1). */
export type Part = string | readonly [sign: 1 | -1, text: string];

/**
 * A step through a section: a number of blocks that both pages have, or a block with its parts. A block whose parts
 * are all given is new, and one whose parts are all lost is gone.
 */
export type Change = number | readonly [kind: BlockKind, parts: readonly Part[]];

/** What happened to a section, which is a heading with the text below it. */
export interface SectionChange {
  heading: string;
  level: number;
  state: 'same' | 'changed' | 'added' | 'removed';
  /** Whether it stands elsewhere among the sections that both pages have. */
  isMoved?: true;
  /** Position among the sections of the older page; none for a section that was added. */
  from?: number;
  /** Steps through the section, its heading included; none where nothing changed. */
  changes: readonly Change[];
}

/** In the order of the newer page; a section that was removed follows the one that it followed in the older page. */
export type PageChanges = readonly SectionChange[];

/** Folder of the files in a built site. */
export const changesFolder = 'changes';

/**
 * Path of the file with the difference of two pages, below the site's base path.
 *
 * @param olderPage address of the older page below the base path: `docs/1.0.0/user/profile`
 * @param newerVersion label of the version with the newer page, in which the older one has one counterpart
 */
export function changesFile(olderPage: string, newerVersion: string): string {
  return `${changesFolder}/${olderPage}/${newerVersion}.json`;
}
