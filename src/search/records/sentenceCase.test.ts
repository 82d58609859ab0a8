import {describe, expect, it} from 'vitest';
import {foldSentences, unfoldSentences} from './sentenceCase';

describe('sentences in lower case', () => {
  it.each([
    ['Add the bell. Then open it.', 'add the bell. then open it.'],
    ['npm installs it. userId is a string.', '\u007fnpm installs it.\u007f userId is a string.'],
    ['API keys. A key: YOUR_KEY', 'API keys. a key: YOUR_KEY'],
    ['Key · Value · 5 · value', 'key · value · 5 ·\u007f value'],
    ['', ''],
  ])('%s', (text, folded) => {
    expect(foldSentences(text)).toBe(folded);
    expect(unfoldSentences(folded)).toBe(text);
  });

  it('come back as they were, whatever stands at their beginnings', () => {
    const beginnings = [
      'a',
      'A',
      'Ab',
      'AB',
      'A1',
      'aB',
      'É',
      '(a',
      ' a',
      '  A',
      '"a"',
      '1a',
      '.a',
    ];
    for (const first of beginnings) {
      for (const second of beginnings) {
        for (const end of ['.', ':', '?', '!', ' ·', '..', ',']) {
          const text = `${first}${end} ${second} b`;
          expect(unfoldSentences(foldSentences(text))).toBe(text);
        }
      }
    }
  });
});
