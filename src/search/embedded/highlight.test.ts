import {describe, expect, it} from 'vitest';
import {markEnd, markStart} from '../marks';
import {highlightText} from './highlight';

const options = {snippet_threshold: 6, highlight_affix_num_tokens: 2};

/** A text whose marks can be read. */
function readable(text: string | undefined): string | undefined {
  return text?.replaceAll(markStart, '[').replaceAll(markEnd, ']');
}

function highlight(text: string, words: {[word: string]: number}, isFull = false) {
  const found = highlightText(text, new Map(Object.entries(words)), isFull, options);
  return found && {snippet: readable(found.snippet), value: readable(found.value)};
}

describe('highlightText', () => {
  it('shows a short text whole', () => {
    expect(highlight('Send an email now', {email: 5})?.snippet).toBe('Send an [email] now');
  });

  it('shows the words around the match of a long text', () => {
    const text = 'Every webhook carries a header. Compare the signature in constant time, always.';
    expect(highlight(text, {signature: 9})?.snippet).toBe('Compare the [signature] in constant');
  });

  it('shows the stretch with the most different matches', () => {
    const text = 'A key is a key. Much later in the text the secret key is kept apart.';
    expect(highlight(text, {key: 3, secret: 6})?.snippet).toBe('text the [secret] [key] is kept');
  });

  it('marks the typed start of a longer word', () => {
    expect(highlight('Preferences', {preferences: 6})?.snippet).toBe('[Prefer]ences');
  });

  it('marks the part of an identifier that matches', () => {
    expect(highlight('markAsRead', {read: 4})?.snippet).toBe('markAs[Read]');
    expect(highlight('API_KEY', {key: 3})?.snippet).toBe('API_[KEY]');
  });

  it('marks an identifier as a whole when all of its parts match', () => {
    const words = {x: 1, api: 3, key: 3};
    expect(highlight('The X-API-KEY header', words)?.snippet).toBe('The [X-API-KEY] header');
    expect(highlight('api key', words)?.snippet).toBe('[api] [key]');
  });

  it('gives the whole value beside the snippet when asked', () => {
    const text = 'One two three four five six seven email';
    expect(highlight(text, {email: 5}, true)).toEqual({
      snippet: 'One two three four five six seven [email]',
      value: 'One two three four five six seven [email]',
    });
  });

  it('keeps markup of the text as it is', () => {
    expect(highlight('Promise<void> resolves', {void: 4})?.snippet).toBe(
      'Promise<[void]> resolves',
    );
  });

  it('gives nothing without a match', () => {
    expect(highlight('Send an email', {sms: 3})).toBeUndefined();
  });
});
