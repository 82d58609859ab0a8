import {describe, expect, it} from 'vitest';
import {accepts, mayAccept, parseFilter, scopeFilter} from './filter';

const record: {[field: string]: string | string[]} = {
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  keywords: ['mark as read', 'user id'],
};
const read = (field: string) => record[field];

describe('filter', () => {
  it.each([
    ['', true],
    ['language:=en', true],
    ['language:en', true],
    ['language:=fr', false],
    ['language:!=fr', true],
    ['language:=en && docusaurus_tag:=[default,docs-default-current]', true],
    ['language:=en && docusaurus_tag:=[default, docs-default-1.x]', false],
    ['docusaurus_tag:=[`docs-default-current`]', true],
    ['keywords:=user id', true],
    ['version:=current', false],
  ])('%j', (text, expected) => {
    expect(accepts(parseFilter(text), read)).toBe(expected);
  });

  it('judges by the fields that are known', () => {
    const filter = parseFilter('language:=en && type:=lvl1');
    const known = (language: string) => (field: string) =>
      field === 'language' ? language : undefined;
    expect(mayAccept(filter, known('en'))).toBe(true);
    expect(mayAccept(filter, known('fr'))).toBe(false);
  });

  it.each(['language', 'language > 3', ':=en'])('refuses %j', text => {
    expect(() => parseFilter(text)).toThrow('Could not parse the filter query.');
  });

  it('covers a language and its tags', () => {
    const filter = parseFilter(scopeFilter('en', ['default', 'docs-default-current']));
    expect(accepts(filter, read)).toBe(true);
  });
});
