/** One promise of the search: who types this finds one of these pages that far up. */
export interface LedgerEntry {
  query: string;
  /**
   * The pages of which any deserves to be first, as routes; with an anchor, the section has to be
   * among those shown of its page.
   */
  pages: readonly string[];
  /** How many pages a reader may have to look at before one of them. */
  top: 1 | 3;
  /** Why these pages: what somebody who types this wants. */
  reason: string;
}

/** Queries of one kind; measures are told apart by it. */
export interface QueryClass {
  name: string;
  entries: readonly LedgerEntry[];
}
