import {expect, test} from 'vitest';
import {glossary} from './glossary.ts';
import {type GlossaryEntry, indexGlossary} from './glossarySchema.ts';

const channel: GlossaryEntry = {
  id: 'channel',
  term: 'Channel',
  definition: 'A medium over which a notification reaches a user, such as email.',
  aliases: ['medium'],
  href: '/docs/features/channels/concepts/understanding',
};

const apiKey: GlossaryEntry = {
  id: 'api-key',
  term: 'API key',
  definition: 'The public value that names your app in every call of an SDK or of the API.',
  href: '/api/api-reference/introduction',
};

test('the glossary is correct', () => {
  expect(indexGlossary(glossary).size).toBe(glossary.length);
});

test('entries are found by id and come in the order of their terms', () => {
  const index = indexGlossary([channel, apiKey]);
  expect(index.get('channel')).toBe(channel);
  expect([...index.keys()]).toEqual(['api-key', 'channel']);
});

test.each<[string, Partial<GlossaryEntry>, string]>([
  ['an id with a capital', {id: 'apiKey'}, '"apiKey": id'],
  ['an id twice', {id: 'channel'}, '"channel": this id is used twice'],
  ['an empty term', {term: ' '}, '"api-key": term'],
  ['a term that is another alias', {term: 'Medium'}, '"Medium"'],
  ['an alias twice', {aliases: ['key', 'Key']}, '"Key"'],
  ['a definition that says little', {definition: 'A key.'}, '"api-key": definition'],
  [
    'a definition to be read elsewhere',
    {definition: 'A key. '.repeat(40)},
    '"api-key": definition',
  ],
  ['a link out of the documentation', {href: 'https://example.com'}, '"api-key": href'],
])('%s is an error', (_, change, message) => {
  expect(() => indexGlossary([channel, {...apiKey, ...change}])).toThrow(message);
});
