import {describe, expect, it} from 'vitest';
import {lexicon} from './lexicon';
import type {LexiconEntry} from './schema';
import {toSynonymGroups, toSynonyms} from './synonyms';

const batch: LexiconEntry = {
  id: 'batch',
  same: ['Batch', 'digest', 'notification grouping'],
  also: ['delay'],
  asks: ['bundle', 'merge', 'several messages'],
};
const nextjs: LexiconEntry = {id: 'nextjs', same: ['Next.js'], asks: ['app router']};
const email: LexiconEntry = {id: 'email', same: ['email'], asks: ['merge']};

describe('toSynonyms', () => {
  const synonyms = toSynonyms([batch, nextjs, email]);
  const ofRoot = (root: string) => synonyms.find(synonym => synonym.root === root)?.synonyms;

  it('makes single words synonyms of each other', () => {
    expect(synonyms.filter(({root}) => root === undefined)).toEqual([
      {id: 'batch', synonyms: ['batch', 'digest']},
    ]);
  });

  it('leads from what readers say to what pages say, one root for all entries', () => {
    expect(ofRoot('bundle')).toEqual(['batch', 'digest']);
    expect(ofRoot('merge')).toEqual(['batch', 'digest', 'email']);
    expect(ofRoot('notification grouping')).toEqual(['batch', 'digest']);
    expect(ofRoot('email')).toBeUndefined();
  });

  it('finds nothing longer than what was typed', () => {
    expect(ofRoot('several messages')).toEqual(['batch', 'digest', 'notification grouping']);
    expect(ofRoot('batch')).toBeUndefined();
  });

  it('writes words as the server reads them', () => {
    expect(ofRoot('app router')).toEqual(['next js']);
  });

  it('never uses close neighbors', () => {
    expect(JSON.stringify(synonyms)).not.toContain('delay');
  });

  it('gives every synonym of the lexicon an id of its own', () => {
    const all = toSynonyms(lexicon);
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
    expect(all.filter(({id}) => !/^[\p{L}\p{N}_-]+$/u.test(id))).toEqual([]);
  });
});

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
