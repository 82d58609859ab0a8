import {expect, it} from 'vitest';
import {searchPageUrl} from './searchPageUrl';

it('escapes the query and names the version when it is not the one in use', () => {
  expect(searchPageUrl('/search', ' c# & more ')).toBe('/search?q=c%23+%26+more');
  expect(searchPageUrl('/search', 'inbox', '1.4.x')).toBe('/search?q=inbox&version=1.4.x');
});
