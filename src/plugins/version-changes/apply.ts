import type {Block, Change, PageChanges, Part} from '../../content/versionChanges.ts';
import {splitSections} from './sections.ts';

/** The text of a block in one of the two pages: without what the other one has. */
function sideOf(parts: readonly Part[], other: 1 | -1): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part;
      return part[0] === other ? '' : part[1];
    })
    .join('');
}

/** Whether a page has a block, unless all parts of it belong to the other page. */
function isIn(parts: readonly Part[], other: 1 | -1): boolean {
  return parts.some(part => typeof part === 'string' || part[0] !== other);
}

/** Walks through the blocks of a section of the older page, step by step. */
function applySteps(blocks: readonly Block[], changes: readonly Change[]): Block[] {
  const result: Block[] = [];
  let position = 0;
  for (const change of changes) {
    if (typeof change === 'number') {
      result.push(...blocks.slice(position, position + change));
      position += change;
      continue;
    }
    const [kind, parts] = change;
    if (isIn(parts, 1)) {
      const block = blocks[position++];
      const expected = sideOf(parts, 1);
      if (block?.kind !== kind || block.text !== expected) {
        throw new Error(`The older page has no ${kind} "${expected}" here`);
      }
    }
    if (isIn(parts, -1)) result.push({kind, text: sideOf(parts, -1)});
  }
  if (position !== blocks.length) throw new Error('The older page has more than the changes name');
  return result;
}

/**
 * Makes the newer page from the older one.
 *
 * @throws Error when the changes are not those of this page
 */
export function apply(older: readonly Block[], changes: PageChanges): Block[] {
  const sections = splitSections(older);
  const used = new Set<number>();
  const result = changes.flatMap(({state, from, changes: steps}) => {
    const blocks = from === undefined ? [] : (sections[from]?.blocks ?? []);
    if (from !== undefined) used.add(from);
    return state === 'same' ? [...blocks] : applySteps(blocks, steps);
  });
  if (used.size !== sections.length) throw new Error('A section of the older page is not named');
  return result;
}
