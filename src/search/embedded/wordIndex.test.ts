import {describe, expect, it} from 'vitest';
import {createWordIndex} from './wordIndex';

const records = [
  {title: ['inbox'], text: ['bell', 'shows', 'bell']},
  {title: ['email'], text: ['shows', 'inbox', 'constructor']},
  {title: ['emails'], text: ['attachment']},
];
const index = createWordIndex({title: 2, text: 1}, records, record => record);

const any = (word: string, isOpen = false) => index.findAny([{word, weight: 1, isOpen}]);
const ids = (found: readonly {id: number}[]) => found.map(({id}) => id);

describe('a word index', () => {
  it('finds records with any of the words, those with more of them first', () => {
    const words = ['shows', 'bell'].map(word => ({word, weight: 1, isOpen: false}));
    expect(ids(index.findAny(words))).toEqual([0, 1]);
    expect(ids(any('nothing'))).toEqual([]);
  });

  it('counts a field for more than another, and says which hold a word', () => {
    const found = any('inbox');
    expect(ids(found)).toEqual([0, 1]);
    expect(found.map(({match}) => match.inbox)).toEqual([['title'], ['text']]);
  });

  it('finds beginnings of words after whole words', () => {
    expect(ids(any('email'))).toEqual([1]);
    expect(ids(any('email', true))).toEqual([1, 2]);
  });

  it('finds records with one form of each word', () => {
    expect(ids(index.findAll([['show', 'shows'], ['inbox']])).sort()).toEqual([0, 1]);
    expect(ids(index.findAll([['bell'], ['email']]))).toEqual([]);
  });

  it('knows words that objects have as well', () => {
    expect(ids(any('constructor'))).toEqual([1]);
    expect(ids(any('valueof'))).toEqual([]);
  });
});
