import {expect, test} from 'vitest';
import {readQuery} from './query';

test('tells whole words from parts of them, and what may still be typed on', () => {
  const {terms, parts, open} = readQuery('How do I markAsRead an inb');
  expect(terms).toEqual(['markasread', 'mark', 'read', 'inb']);
  expect([...parts]).toEqual(['mark', 'read']);
  expect([...open]).toEqual(['inb']);
});

test('of an identifier at the end, the whole and its last part may be typed on', () => {
  const {open} = readQuery('client.markAsRe');
  expect([...open]).toEqual(['client.markasre', 're']);
});

test('reads nothing out of nothing', () => {
  expect(readQuery('  ')).toMatchObject({terms: []});
});
