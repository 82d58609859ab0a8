/** A place in the list: the row counts over all groups; cell 0 is the option, then its actions. */
export interface Position {
  row: number;
  cell: number;
}

/** Id of a cell of the list, for `aria-activedescendant`. */
export function cellId(listId: string, {row, cell}: Position): string {
  return `${listId}-${row}-${cell}`;
}
