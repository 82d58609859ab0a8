import {describe, expect, it} from 'vitest';
import type {ResultPage} from './results';
import {favoritesKey, type Place, placeOf, recentKey, searchMemory} from './searchMemory';

function place(name: string): Place {
  return {type: 'place', url: `/docs/${name}`, title: name, trail: 'Guides', kind: 'page'};
}

describe('search memory', () => {
  it('remembers queries and places, newest first', () => {
    searchMemory.rememberQuery(' inbox ');
    searchMemory.rememberPlace(place('email'));
    searchMemory.rememberQuery('  ');
    expect(searchMemory.recent()).toEqual([place('email'), {type: 'query', query: 'inbox'}]);
    searchMemory.forget({type: 'query', query: 'Inbox'});
    expect(searchMemory.recent()).toEqual([place('email')]);
    searchMemory.forgetRecent();
    expect(searchMemory.recent()).toEqual([]);
  });

  it('moves a place to the favorites and back', () => {
    searchMemory.rememberPlace(place('email'));
    searchMemory.keep(place('email'));
    expect(searchMemory.favorites()).toEqual([place('email')]);
    expect(searchMemory.recent()).toEqual([]);
    searchMemory.unkeep(place('email'));
    expect(searchMemory.favorites()).toEqual([]);
    expect(searchMemory.recent()).toEqual([place('email')]);
  });

  it('does not list a favorite among the recent places', () => {
    searchMemory.keep(place('email'));
    searchMemory.rememberPlace(place('email'));
    expect(searchMemory.recent()).toEqual([]);
  });

  it('keeps the favorites when the recent places are forgotten', () => {
    searchMemory.keep(place('email'));
    searchMemory.forgetRecent();
    expect(searchMemory.favorites()).toEqual([place('email')]);
  });

  it.each([
    {...place('a'), url: 'javascript:alert(1)'},
    {...place('a'), url: '//evil.example'},
    {...place('a'), kind: 'script'},
    {...place('a'), title: 1},
    {type: 'query'},
    null,
  ])('ignores what others wrote: %o', stored => {
    for (const key of [recentKey, favoritesKey])
      localStorage.setItem(key, JSON.stringify([stored]));
    expect([...searchMemory.recent(), ...searchMemory.favorites()]).toEqual([]);
  });
});

describe('the place of a hit', () => {
  const page: ResultPage = {url: '/docs/inbox', title: 'Inbox', category: 'Guides', hits: []};
  const hit = (title: string, trail: string) => ({
    url: '/docs/inbox#a',
    kind: 'section' as const,
    title: [{text: title, marked: true}],
    trail,
    snippet: [],
  });

  it('says where it stands', () => {
    expect(placeOf(page, hit('markAsRead', 'Methods'))).toEqual({
      type: 'place',
      url: '/docs/inbox#a',
      title: 'markAsRead',
      trail: 'Guides › Inbox › Methods',
      kind: 'section',
    });
    expect(placeOf(page, hit('Inbox', '')).trail).toBe('Guides');
  });

  it('is short, and cuts no character in two', () => {
    expect(placeOf(page, hit('🔔'.repeat(20_000), '')).title).toBe(`${'🔔'.repeat(120)}…`);
  });
});
