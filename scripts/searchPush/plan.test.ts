import {describe, expect, it} from 'vitest';
import {planPush} from './plan';

describe('planPush', () => {
  it.each([
    ['the first push', [], undefined, []],
    ['the second push', ['docs_1'], 'docs_1', []],
    ['the third push', ['docs_1', 'docs_2'], 'docs_2', ['docs_1']],
    ['a push after one that left something', ['docs_1', 'docs_2', 'docs_3'], 'docs_2', ['docs_1']],
    ['a push while another is under way', ['docs_1', 'docs_2', 'docs_9'], 'docs_2', ['docs_1']],
    ['a push after going back', ['docs_1', 'docs_2', 'docs_3'], 'docs_1', []],
    ['an alias of another name', ['docs_1', 'docs_2', 'blue'], 'blue', ['docs_1']],
    ['an alias that was lost', ['docs_1', 'docs_2'], undefined, ['docs_1']],
  ])('%s', (_, collections, target, outdated) => {
    expect(planPush('docs', {collections, target}, 8)).toEqual({
      alias: 'docs',
      collection: 'docs_8',
      ...(target && {previous: target}),
      outdated,
    });
  });

  it('cleans up after a push that was killed, but not during one under way', () => {
    const minute = 60_000;
    const now = 100 * minute;
    const killed = `docs_${80 * minute}`;
    const underWay = `docs_${95 * minute}`;
    const collections = [`docs_${10 * minute}`, `docs_${20 * minute}`, killed, underWay];
    const {outdated} = planPush('docs', {collections, target: `docs_${20 * minute}`}, now);
    expect(outdated).toEqual([`docs_${10 * minute}`, killed]);
  });
});
