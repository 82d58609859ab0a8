import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  forgetSearches,
  readRecentSearches,
  recentSearchesKey,
  rememberSearch,
} from './recentSearches';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('recent searches', () => {
  it('keeps the newest first, without repetitions', () => {
    for (const query of ['inbox', 'email', ' Inbox ']) rememberSearch(query);
    expect(readRecentSearches()).toEqual(['Inbox', 'email']);
  });

  it('keeps five', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f']) rememberSearch(query);
    expect(readRecentSearches()).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('keeps no blank query', () => {
    rememberSearch('  ');
    expect(readRecentSearches()).toEqual([]);
  });

  it('forgets', () => {
    rememberSearch('inbox');
    forgetSearches();
    expect(readRecentSearches()).toEqual([]);
  });

  it.each(['{', '"text"', '[1, null]'])('reads %s as nothing', stored => {
    window.localStorage.setItem(recentSearchesKey, stored);
    expect(readRecentSearches()).toEqual([]);
  });

  it('carries on where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    rememberSearch('inbox');
    expect(readRecentSearches()).toEqual([]);
    expect(() => forgetSearches()).not.toThrow();
  });
});
