import {expect, it} from 'vitest';
import {askedWords} from './askedWords.ts';

const page = {
  names: ['Digest'],
  topics: ['summary'],
  sections: [
    {level: 1 as const, heading: 'Batch function', anchor: '', content: 'Collects triggers.'},
  ],
};

it('takes the words of questions that the names of the page do not say', () => {
  const questions = [
    'how do I bundle triggers?',
    'batches in a daily summary',
    'bundle digests: 5 min',
  ];
  expect(askedWords(questions, page)).toEqual(['bundle', 'daily', 'min', 'triggers']);
});

it('takes nothing of no questions', () => {
  expect(askedWords([], page)).toEqual([]);
});
