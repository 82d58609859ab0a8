import {describe, expect, it} from 'vitest';
import type {GlossaryEntry} from '../../content/glossarySchema';
import {readSources} from '../../project/projectFiles';
import {absentWords} from './absentWords';
import {joinLexicon, lexicon} from './lexicon';
import type {LexiconSource} from './schema';

const batch: GlossaryEntry = {
  id: 'batch',
  term: 'Batch',
  definition: 'A function step that collects the triggers of a time window.',
  aliases: ['digest'],
  href: '/docs/batch',
};

const sms: LexiconSource = {id: 'sms', same: ['SMS'], also: ['phone'], asks: ['texting']};

describe('lexicon', () => {
  it('has words for more than the terms of the glossary', () => {
    expect(lexicon.length).toBeGreaterThan(100);
  });

  it('calls things as the pages do', async () => {
    const pages = await readSources(
      /^(docs|api)\/.*\.mdx?$|^openapi\/engagespot\.yaml$|^src\/content\/glossary\.ts$/,
    );
    const texts = pages.map(({text}) => text);
    expect(absentWords(lexicon, texts)).toEqual([]);
  });
});

describe('joinLexicon', () => {
  it('gives an entry the words of its term, and a term an entry', () => {
    expect(joinLexicon([sms, {id: 'batch', same: ['bundle'], asks: ['merge']}], [batch])).toEqual([
      sms,
      {id: 'batch', same: ['Batch', 'digest', 'bundle'], asks: ['merge']},
    ]);
    expect(joinLexicon([], [batch])).toEqual([{id: 'batch', same: ['Batch', 'digest']}]);
  });

  it.each<[string, LexiconSource[], string]>([
    ['an id twice', [sms, {...sms, same: ['text message']}], '"sms": this id is used twice'],
    ['an id with a capital', [{...sms, id: 'Sms'}], '"Sms": id'],
    ['an entry without words', [{id: 'sms'}], '"sms": same'],
    ['a word twice', [{...sms, asks: ['sms']}], '"sms": "sms" stands there twice'],
    ['a word of two entries', [sms, {id: 'text', same: ['sms']}], '"sms": stands in "same" of two'],
    ['a word of a term', [{id: 'text', same: ['Digest']}], '"digest": stands in "same" of two'],
    ['an ask that no search keeps', [{...sms, asks: ['how do I']}], '"how do I" is taken out'],
  ])('refuses %s', (_, entries, message) => {
    expect(() => joinLexicon(entries, [batch])).toThrow(message);
  });
});

describe('absentWords', () => {
  it('names the words that no page uses, whatever their case and punctuation', () => {
    const pages = ['Set `replyTo`, or a Reply-to header.', 'Text\nmessages'];
    expect(absentWords([{id: 'reply', same: ['reply-to', 'replyTo', 'answer']}], pages)).toEqual([
      '"reply": no page says "answer"',
    ]);
  });
});
