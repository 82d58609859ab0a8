/** What a reader asked for: to open or close the list, or a copy, which settles with what went wrong. */
export type Use = boolean | Promise<unknown>;
