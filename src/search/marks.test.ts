import {describe, expect, it} from 'vitest';
import {markEnd, markStart, textParts} from './marks';

const mark = (text: string) => markStart + text + markEnd;

describe('textParts', () => {
  it('splits a text into marked and unmarked parts', () => {
    expect(textParts(`Mark ${mark('notification')}s as ${mark('read')}`)).toEqual([
      {text: 'Mark ', marked: false},
      {text: 'notification', marked: true},
      {text: 's as ', marked: false},
      {text: 'read', marked: true},
    ]);
  });

  it('leaves markup of a page as text', () => {
    expect(textParts(`Promise<void> ${mark('<b>')}`)).toEqual([
      {text: 'Promise<void> ', marked: false},
      {text: '<b>', marked: true},
    ]);
  });

  it('gives no empty parts', () => {
    expect(textParts('')).toEqual([]);
    expect(textParts(mark('all'))).toEqual([{text: 'all', marked: true}]);
  });
});
