/** One invariant of the repository. */
export interface Check {
  /** Short name: what is printed, and what `npm run check -- <name>` selects. */
  name: string;
  /** @returns one entry per violation, ready to be printed; empty when the invariant holds */
  run(): Promise<string[]>;
}
