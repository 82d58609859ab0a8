import {describe, expect, it} from 'vitest';
import {createInflections, isInflection} from './inflections';

describe('isInflection', () => {
  it.each([
    ['region', 'regions'],
    ['switch', 'switches'],
    ['status', 'statuses'],
    ['category', 'categories'],
    ['schedule', 'scheduled'],
    ['send', 'sending'],
    ['canceled', 'cancelling'],
  ])('%s and %s are one word', (word, other) => {
    expect(isInflection(word, other)).toBe(true);
    expect(isInflection(other, word)).toBe(true);
  });

  it.each([
    ['region', 'regional'],
    ['as', 'ass'],
    ['key', 'king'],
    ['channel', 'change'],
  ])('%s and %s are two', (word, other) => {
    expect(isInflection(word, other)).toBe(false);
  });
});

describe('createInflections', () => {
  it('knows the other forms that a vocabulary has', () => {
    const known = new Set(['cancel', 'canceled', 'channel', 'cancelling']);
    const inflections = createInflections(word => known.has(word));
    expect(inflections('canceling')).toEqual(['cancel', 'canceled', 'cancelling']);
    expect(inflections('channel')).toEqual([]);
    expect(inflections('unknown')).toEqual([]);
  });
});
