/** Compares two texts word by word. */
import {diffWordsWithSpace} from 'diff';
import type {Part} from '../../content/versionChanges.ts';

/** Characters of a kept text between two changes that are easier to read as a part of both. */
const shortest = 4;

/** Parts whose neighbors are of other kinds: runs of lost and given text, the lost one first. */
function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  let lost = '';
  let given = '';
  const settle = () => {
    if (lost) merged.push([-1, lost]);
    if (given) merged.push([1, given]);
    lost = '';
    given = '';
  };
  for (const [index, part] of parts.entries()) {
    if (typeof part !== 'string') {
      if (part[0] === 1) given += part[1];
      else lost += part[1];
    } else if ((lost || given) && part.length < shortest && index < parts.length - 1) {
      lost += part;
      given += part;
    } else {
      settle();
      merged.push(part);
    }
  }
  settle();
  return merged;
}

/** What leads from one text to another, with words as the smallest pieces. */
export function wordParts(older: string, newer: string): Part[] {
  const parts = diffWordsWithSpace(older, newer).map(({added, removed, value}): Part => {
    if (added) return [1, value];
    return removed ? [-1, value] : value;
  });
  return merge(parts);
}

/** Share of all text that both sides have: 0 for none, 1 for all. */
export function keptShare(parts: readonly Part[]): number {
  let kept = 0;
  let all = 0;
  for (const part of parts) {
    if (typeof part === 'string') kept += 2 * part.length;
    all += typeof part === 'string' ? 2 * part.length : part[1].length;
  }
  return all === 0 ? 1 : kept / all;
}
