/** Finds out how a page became another one. */
import {diffArrays} from 'diff';
import type {
  Block,
  BlockKind,
  Change,
  PageChanges,
  Part,
  SectionChange,
} from '../../content/versionChanges.ts';
import {matchSections, type Section, splitSections} from './sections.ts';
import {similarity, wordsOf} from './similarity.ts';
import {keptShare, wordParts} from './words.ts';

/** Share of words that two blocks have in common if one may have become the other. */
const similarBlock = 0.4;

/** Share of their text that both keep if one became the other; below, one replaced the other. */
const sameBlock = 0.5;

/** Lines of code shown around a change. */
const codeContext = 2;

const keyOf = ({kind, text}: Block) => `${kind}\n${text}`;

/** A block of both pages, of one of them, or one that became another. */
type Step =
  | {type: 'same'; block: Block}
  | {type: 'lost' | 'given'; block: Block}
  | {type: 'became'; older: Block; newer: Block};

/**
 * The pairs of blocks that became each other, in the order of both lists: those with the most words in common.
 *
 * @returns position in `newer` by position in `older`
 */
function pairBlocks(older: readonly Block[], newer: readonly Block[]): Map<number, number> {
  const words = {
    older: older.map(block => wordsOf(block.text)),
    newer: newer.map(block => wordsOf(block.text)),
  };
  const value = (i: number, j: number): number => {
    const [a, b] = [older[i], newer[j]];
    // Code is compared line by line, never within a line.
    if (!a || !b || a.kind !== b.kind || a.kind === 'code') return 0;
    const share = similarity(words.older[i] ?? new Set(), words.newer[j] ?? new Set());
    return share >= similarBlock && keptShare(wordParts(a.text, b.text)) >= sameBlock ? share : 0;
  };
  // best[i][j]: the most that the rest of both lists, from i and j on, can have in common.
  const best = Array.from({length: older.length + 1}, () => new Float64Array(newer.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = older.length - 1; i >= 0; i--) {
    for (let j = newer.length - 1; j >= 0; j--) {
      const paired = value(i, j);
      const row = best[i];
      if (row) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired && paired + at(i + 1, j + 1));
    }
  }
  const pairs = new Map<number, number>();
  for (let i = 0, j = 0; i < older.length && j < newer.length; ) {
    const paired = value(i, j);
    if (paired && at(i, j) === paired + at(i + 1, j + 1)) pairs.set(i++, j++);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return pairs;
}

/** What leads from some blocks to those in their place. */
function replace(older: readonly Block[], newer: readonly Block[]): Step[] {
  const pairs = pairBlocks(older, newer);
  const steps: Step[] = [];
  let next = 0;
  for (const [index, block] of older.entries()) {
    const partner = pairs.get(index);
    if (partner === undefined) {
      steps.push({type: 'lost', block});
      continue;
    }
    for (; next < partner; next++) {
      const given = newer[next];
      if (given) steps.push({type: 'given', block: given});
    }
    const becomes = newer[next++];
    if (becomes) steps.push({type: 'became', older: block, newer: becomes});
  }
  return [...steps, ...newer.slice(next).map((block): Step => ({type: 'given', block}))];
}

function stepsOf(older: readonly Block[], newer: readonly Block[]): Step[] {
  const steps: Step[] = [];
  let lost: Block[] = [];
  let given: Block[] = [];
  const settle = () => {
    steps.push(...replace(lost, given));
    lost = [];
    given = [];
  };
  const comparator = (a: Block, b: Block) => keyOf(a) === keyOf(b);
  for (const {added, removed, value} of diffArrays([...older], [...newer], {comparator})) {
    if (removed) lost.push(...value);
    else if (added) given.push(...value);
    else {
      settle();
      steps.push(...value.map((block): Step => ({type: 'same', block})));
    }
  }
  settle();
  return steps;
}

function blockChange(step: Step): readonly [BlockKind, readonly Part[]] {
  if (step.type === 'became') return [step.newer.kind, wordParts(step.older.text, step.newer.text)];
  const {kind, text} = step.block;
  if (step.type === 'same') return [kind, [text]];
  return [kind, [[step.type === 'given' ? 1 : -1, text]]];
}

/** Whether a step is a line of code that both pages have, near one that changed. */
function isContext(steps: readonly Step[], index: number): boolean {
  const step = steps[index];
  if (step?.type !== 'same' || step.block.kind !== 'code') return false;
  const near = steps.slice(Math.max(0, index - codeContext), index + codeContext + 1);
  return near.some(
    other => other.type !== 'same' && 'block' in other && other.block.kind === 'code',
  );
}

function changesOf(steps: readonly Step[]): Change[] {
  const changes: Change[] = [];
  for (const [index, step] of steps.entries()) {
    const last = changes.at(-1);
    if (step.type !== 'same' || isContext(steps, index)) changes.push(blockChange(step));
    else if (typeof last === 'number') changes[changes.length - 1] = last + 1;
    else changes.push(1);
  }
  return changes;
}

function headOf({blocks: [heading]}: Section): Pick<SectionChange, 'heading' | 'level'> {
  return {heading: heading?.text ?? '', level: Number(heading?.kind.slice(1)) || 1};
}

function oneSided(section: Section, sign: 1 | -1): Change[] {
  return section.blocks.map(({kind, text}): Change => [kind, [[sign, text]]]);
}

function sectionChange(
  older: Section,
  newer: Section,
  isMoved: boolean,
): Omit<SectionChange, 'from'> {
  const steps = stepsOf(older.blocks, newer.blocks);
  const isSame = steps.every(({type}) => type === 'same');
  return {
    ...headOf(newer),
    state: isSame ? 'same' : 'changed',
    ...(isMoved && {isMoved}),
    changes: isSame ? [] : changesOf(steps),
  };
}

/**
 * What leads from one page to another.
 *
 * @param older blocks of the older page, which begin with a heading, as those of the newer one do
 */
export function compare(older: readonly Block[], newer: readonly Block[]): PageChanges {
  const before = splitSections(older);
  const after = splitSections(newer);
  const {partners, moved} = matchSections(before, after);
  const changes = after.map((section, index): SectionChange => {
    const from = partners.get(index);
    const origin = from === undefined ? undefined : before[from];
    if (from === undefined || !origin) {
      return {...headOf(section), state: 'added', changes: oneSided(section, 1)};
    }
    return {...sectionChange(origin, section, moved.has(index)), from};
  });
  const kept = new Set(partners.values());
  for (const [from, section] of before.entries()) {
    if (kept.has(from)) continue;
    const removed: SectionChange = {
      ...headOf(section),
      state: 'removed',
      from,
      changes: oneSided(section, -1),
    };
    const previous = changes.findLastIndex(change => change.from === from - 1);
    changes.splice(previous + 1, 0, removed);
  }
  return changes;
}
