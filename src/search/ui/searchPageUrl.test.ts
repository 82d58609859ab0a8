import {expect, it} from 'vitest';
import {readSearchAddress, searchPageUrl, writeSearchAddress} from './searchPageUrl';

it('escapes the query and names the version when it is not the one in use', () => {
  expect(searchPageUrl('/search', ' c# & more ')).toBe('/search?q=c%23+%26+more');
  expect(searchPageUrl('/search', 'inbox', '1.4.x')).toBe('/search?q=inbox&version=1.4.x');
  expect(searchPageUrl('/search', ' ')).toBe('/search');
});

it('reads what it writes', () => {
  const address = {query: 'C# <void> ünï 🔔', version: '1.4.x', limit: 30};
  expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
});

it.each(['', '?show=x', '?show=-1', '?show=3', '?show=1.5'])(
  'shows ten results for "%s"',
  search => {
    expect(readSearchAddress(search)).toEqual({query: '', version: undefined, limit: 10});
  },
);

it('shows no more than an engine gives', () => {
  expect(readSearchAddress('?show=100000').limit).toBe(250);
});
