import {expect, test} from 'vitest';
import {readQuery} from './query';

test('tells whole words from parts of them, and what may still be typed on', () => {
  const {terms, parts, last} = readQuery('How do I markAsRead an inb');
  expect(terms).toEqual(['markasread', 'mark', 'read', 'inb']);
  expect([...parts]).toEqual(['mark', 'read']);
  expect([...last]).toEqual(['inb']);
});

test('of an identifier at the end, the whole and its last part may be typed on', () => {
  const {last} = readQuery('client.markAsRe');
  expect([...last]).toEqual(['client.markasre', 're']);
});

test('reads nothing out of nothing', () => {
  expect(readQuery('  ')).toMatchObject({terms: []});
});

test('joins neighboring words, but not the parts of an identifier', () => {
  const joined = (text: string) => readQuery(text).joined.map(({word}) => word);
  expect(joined('quick start')).toEqual(['quickstart']);
  expect(joined('in-app inbox')).toEqual(['inapp', 'inappinbox', 'appinbox']);
  expect(joined('X-API-KEY rotate')).toEqual([]);
});
