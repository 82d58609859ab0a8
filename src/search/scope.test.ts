import {expect, it} from 'vitest';
import {parseScope, scopeFilter} from './scope';

it('reads the filter that it wrote', () => {
  const tags = ['default', 'docs-default-1.4.x'];
  expect(parseScope(scopeFilter('pt-BR', tags))).toEqual({language: 'pt-BR', tags});
});

it('covers everything without a filter', () => {
  expect(parseScope('')).toBeUndefined();
});

it.each(['nonsense', 'language:=en', 'language:=en && type:=lvl1'])('refuses %s', filter => {
  expect(() => parseScope(filter)).toThrow(filter);
});
