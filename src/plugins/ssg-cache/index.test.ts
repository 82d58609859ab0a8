import {expect, it, vi} from 'vitest';
import {checkEntry, constants} from './index.ts';

it('accepts the entry that Docusaurus has', () => {
  const file = '/site/node_modules/@docusaurus/core/lib/client/serverEntry.js';
  expect(() => checkEntry({main: file})).not.toThrow();
});

it.each([
  undefined,
  './serverEntry.js',
  {main: '/site/node_modules/@docusaurus/core/lib/client/render.js'},
  {main: '/site/node_modules/@docusaurus/core/lib/client/serverEntry.js', other: './other.js'},
])('stops at another entry: %j', entry => {
  expect(() => checkEntry(entry)).toThrow(/has changed how it renders pages.*enabled: false/s);
});

it('counts the time zone among what renders pages: dates may show it', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Asia/Tokyo',
  });
  expect(constants()).toContain('Asia/Tokyo');
});
