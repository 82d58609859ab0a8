import {describe, expect, it} from 'vitest';
import {queryTerms} from '../records/words';
import {createExpander} from './synonyms';

const expand = createExpander([
  [
    ['Batch', 'digest'],
    ['merge notifications', 'roll up'],
  ],
  [['Notification', 'alert'], []],
  [['Email', 'mail'], ['roll up']],
  [['API key'], ['app id']],
]);

const expansions = (query: string) =>
  expand(query, queryTerms(query)).map(({terms, phrases}) => ({terms, phrases}));

describe('expander', () => {
  it.each([
    ['a word that means the same', 'digest', [{terms: ['digest'], phrases: ['Batch']}]],
    ['its plural', 'digests', [{terms: ['digests'], phrases: ['Batch']}]],
    ['what readers say instead', 'app id', [{terms: ['app', 'id'], phrases: ['API key']}]],
    [
      'the longest phrase only',
      'merge notifications by mail',
      [
        {terms: ['merge', 'notifications'], phrases: ['Batch', 'digest']},
        {terms: ['mail'], phrases: ['Email']},
      ],
    ],
    [
      'all that a phrase may mean',
      'roll-up',
      [{terms: ['roll-up', 'roll', 'up'], phrases: ['Batch', 'digest', 'Email', 'mail']}],
    ],
    ['nothing for a phrase that is cut off', 'merge', []],
    ['nothing for words apart', 'merge new notifications', expansions('notifications')],
    [
      'a phrase with an article in it',
      'merge the notifications',
      [{terms: ['merge', 'notifications'], phrases: ['Batch', 'digest']}],
    ],
  ])('knows %s', (_, query, expected) => {
    expect(expansions(query)).toEqual(expected);
  });

  it('knows nothing without a lexicon', () => {
    expect(createExpander([])('digest', ['digest'])).toEqual([]);
  });
});
