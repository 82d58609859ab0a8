import {describe, expect, it} from 'vitest';
import {chooseWords, createEncoder, decode, readWords} from './wordCodes';

const texts = [
  'The inbox shows notifications. The inbox counts notifications.',
  'Żółć twice: Żółć, and Ω once. Nothing else of the inbox.',
  '<b>notifications</b> 🙂 العربية',
];

describe('word codes', () => {
  const {first, others} = chooseWords(texts.slice(0, 1), texts.slice(1));
  const words = readWords(first, others);
  const encode = createEncoder(words);

  it('make texts shorter, and lose nothing', () => {
    const encoded = texts.map(encode);
    expect(encoded.join('').length).toBeLessThan(texts.join('').length);
    expect(encoded.map(text => decode(text, words))).toEqual(texts);
  });

  it('stand for words that occur more than once', () => {
    expect(words).toContain(' inbox');
    expect(words).not.toContain(' counts');
  });

  it('of the first texts are read without the words of the others', () => {
    const [text = ''] = texts;
    expect(decode(encode(text), readWords(first))).toBe(text);
    expect(readWords(first)).not.toContain('ł');
    expect(words).toContain('ł');
    expect([...first, ...others].join().match(/ inbox/g)).toHaveLength(1);
  });

  it('leave texts without them as they are', () => {
    expect(decode('plain <text> 🙂', [])).toBe('plain <text> 🙂');
  });
});
