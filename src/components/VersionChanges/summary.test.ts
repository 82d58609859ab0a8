import {expect, test} from 'vitest';
import type {SectionChange} from '../../content/versionChanges';
import {isChanged, summarize} from './summary';

const section = (state: SectionChange['state'], isMoved?: true): SectionChange => ({
  heading: 'A',
  level: 2,
  state,
  changes: [],
  ...(isMoved && {isMoved}),
});

test('counts what happened, and leaves out what did not', () => {
  const changes = [section('same'), section('changed', true), section('added'), section('added')];
  expect(summarize(changes)).toBe('1 section changed, 2 sections added, 1 section moved.');
  expect(summarize([section('same')])).toBe('The text is the same in both versions.');
});

test('a section is worth showing when its text or its place changed', () => {
  expect(isChanged(section('same'))).toBe(false);
  expect(isChanged(section('same', true))).toBe(true);
  expect(isChanged(section('removed'))).toBe(true);
});
