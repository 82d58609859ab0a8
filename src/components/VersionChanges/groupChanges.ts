import type {BlockKind, Change, Part} from '../../content/versionChanges';

/** Lines of code, which are shown as one block. */
export interface CodeLines {
  kind: 'code';
  lines: readonly (readonly Part[])[];
}

/** A paragraph, an item or a table row. */
export interface Text {
  kind: Exclude<BlockKind, 'code'>;
  parts: readonly Part[];
}

/** Blocks that both pages have. */
export interface Unchanged {
  kind: 'unchanged';
  count: number;
}

export type Group = CodeLines | Text | Unchanged;

function addChange(groups: Group[], change: Change): void {
  const last = groups.at(-1);
  if (typeof change === 'number') {
    if (change > 0) groups.push({kind: 'unchanged', count: change});
    return;
  }
  const [kind, parts] = change;
  if (kind !== 'code') groups.push({kind, parts});
  else if (last?.kind === 'code') groups[groups.length - 1] = {kind, lines: [...last.lines, parts]};
  else groups.push({kind, lines: [parts]});
}

/**
 * The steps through a section as a reader sees them.
 *
 * @returns the parts of its heading, unless that is unchanged, and what follows it
 */
export function groupChanges([first = 0, ...rest]: readonly Change[]): {
  heading: readonly Part[] | undefined;
  groups: Group[];
} {
  const groups: Group[] = [];
  // The heading is the first block, and shown above the others.
  if (typeof first === 'number') addChange(groups, first - 1);
  for (const change of rest) addChange(groups, change);
  return {heading: typeof first === 'number' ? undefined : first[1], groups};
}
