import {describe, expect, it} from 'vitest';
import type {LexiconEntry} from './schema';
import {toSynonymGroups} from './synonyms';

const batch: LexiconEntry = {
  id: 'batch',
  same: ['Batch', 'digest', 'notification grouping'],
  also: ['delay'],
  asks: ['bundle', 'merge', 'several messages'],
};

describe('toSynonymGroups', () => {
  it('keeps words and asks as they are written', () => {
    expect(toSynonymGroups([batch, {id: 'sms', same: ['SMS']}])).toEqual([
      [
        ['Batch', 'digest', 'notification grouping'],
        ['bundle', 'merge', 'several messages'],
      ],
      [['SMS'], []],
    ]);
  });
});
