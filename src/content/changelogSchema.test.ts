import {expect, test} from 'vitest';
import {changelog} from './changelog.ts';
import {readChangelog} from './changelogSchema.ts';
import {sdkVersionsOf} from './sdkVersions.ts';

const today = '2030-01-31';
const entry = {
  id: 'new-page',
  date: '2030-01-30',
  area: 'Site',
  title: 'A new page',
  text: 'It describes limits.',
  links: [{label: 'Limits', href: '/docs/additional-resources/limits'}],
};

test('the entries of the site are valid', () => {
  expect(readChangelog(changelog, today)).toHaveLength(changelog.length);
});

test('entries come newest first, those without a date last and in their order', () => {
  const older = {...entry, id: 'older', date: '2029-05-01'};
  const sdk = {...entry, id: 'sdk', area: 'SDK', date: undefined};
  const api = {...sdk, id: 'api', area: 'API'};
  const read = readChangelog([sdk, older, api, entry], today);
  expect(read.map(({id}) => id)).toEqual(['new-page', 'older', 'sdk', 'api']);
});

test.each([
  ['a day that does not exist', {date: '2030-02-30'}, '"new-page": date: must be a day such as'],
  ['a day that has not come', {date: '2030-02-01'}, '"new-page": date: is in the future'],
  ['no day for the site', {date: undefined}, '"new-page": date: must be there for the area Site'],
  ['an unknown area', {area: 'CLI'}, '"new-page": area: must be Site, SDK or API'],
  ['an unknown field', {author: 'Priya'}, 'Unrecognized key'],
  ['no link', {links: []}, '"new-page": links: '],
  [
    'a link without a scheme',
    {links: [{label: 'A', href: 'example.com'}]},
    'links.0.href: must begin',
  ],
  ['an id with spaces', {id: 'New page'}, '"New page": id: must be words with hyphens'],
])('%s is an error that names the entry', (_, change, message) => {
  expect(() => readChangelog([{...entry, ...change}], today)).toThrow(message);
});

test('all problems are told at once, and an id can be used once', () => {
  const read = () => readChangelog([entry, entry, 7], today);
  expect(read).toThrow('"new-page": is there twice');
  expect(read).toThrow('number 3: ');
  expect(read).toThrow('src/content/changelog.ts');
});

test.each([
  ['sdk-1-5', 'current'],
  ['sdk-1-4', '1.4.x'],
  ['sdk-1-3', '1.3.x'],
])('%s names versions that the documentation describes', (id, version) => {
  const {text} = changelog.find(one => one.id === id) ?? {text: ''};
  const numbers = text.match(/\d+\.\d+\.\d+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(0);
  expect(Object.values(sdkVersionsOf(version))).toEqual(expect.arrayContaining(numbers));
});
