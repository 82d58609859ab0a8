import type {FenceMeta} from '../content/fenceMeta.ts';

/** A code fence of a page. */
export interface Fence {
  /** Page that shows it: path relative to the root. */
  file: string;
  /** Docusaurus' name of the documentation version: `current`, `1.4.x`, … */
  version: string;
  /** Line of its opening backticks, from 1. Line n of the code is line `line + n` of the page. */
  line: number;
  /** First word after the backticks; empty when there is none. */
  language: string;
  meta: FenceMeta;
  code: string;
  /** The fence that it goes on from, when it is tagged `continues`. */
  before?: Fence;
}

/** Something wrong with a sample. */
export interface Problem {
  file: string;
  /** Line of the page, from 1. */
  line: number;
  message: string;
  /** The fence that counts as failed. */
  fence: Fence;
}

/** Checks all fences of one kind at once, so that what is costly to start is started once. */
export type Checker = (fences: readonly Fence[]) => Promise<Problem[]> | Problem[];

/**
 * A problem of a fence.
 *
 * @param codeLine line of the fence's own code, from 1; the fence itself by default
 */
export function problemAt(fence: Fence, message: string, codeLine = 0): Problem {
  return {file: fence.file, line: fence.line + Math.max(codeLine, 0), message, fence};
}

/** The code of a fence after that of the fences it goes on from. */
export interface WholeCode {
  code: string;
  /** How many of its lines stand in earlier fences. */
  linesBefore: number;
}

export function wholeCode({code, before}: Fence): WholeCode {
  if (!before) return {code, linesBefore: 0};
  const start = wholeCode(before).code;
  return {code: `${start}\n${code}`, linesBefore: start.split('\n').length};
}
