/**
 * The words of this product and of its readers, by concept: what both search engines and the search
 * by meaning know beyond the letters. Terms and aliases of the glossary are part of it.
 */
import {glossary} from '../../content/glossary.ts';
import type {GlossaryEntry} from '../../content/glossarySchema.ts';
import {api} from './entries/api.ts';
import {channels} from './entries/channels.ts';
import {console} from './entries/console.ts';
import {inbox} from './entries/inbox.ts';
import {routing} from './entries/routing.ts';
import {sdks} from './entries/sdks.ts';
import {templates} from './entries/templates.ts';
import {users} from './entries/users.ts';
import {workflows} from './entries/workflows.ts';
import {type LexiconEntry, type LexiconSource, lexiconProblems} from './schema.ts';

const sources: readonly LexiconSource[] = [
  ...channels,
  ...routing,
  ...workflows,
  ...templates,
  ...inbox,
  ...users,
  ...console,
  ...api,
  ...sdks,
];

function wordsOf({term, aliases = []}: GlossaryEntry): string[] {
  return [term, ...aliases];
}

/**
 * Joins entries with the glossary: an entry with the id of a term gets its words, and a term
 * without an entry is one of its own.
 *
 * @throws Error that lists every wrong entry
 */
export function joinLexicon(
  entries: readonly LexiconSource[],
  terms: readonly GlossaryEntry[],
): LexiconEntry[] {
  const termsById = new Map(terms.map(term => [term.id, term]));
  const known = new Set(entries.map(({id}) => id));
  const joined = entries.map(({id, same = [], ...asked}) => {
    const term = termsById.get(id);
    return {id, same: [...(term ? wordsOf(term) : []), ...same], ...asked};
  });
  const others = terms
    .filter(({id}) => !known.has(id))
    .map(term => ({id: term.id, same: wordsOf(term)}));
  const lexicon = [...joined, ...others];
  const problems = lexiconProblems(lexicon);
  if (problems.length > 0) throw new Error(`Wrong lexicon:\n  - ${problems.join('\n  - ')}`);
  return lexicon;
}

export const lexicon = joinLexicon(sources, glossary);

/** The language that the lexicon speaks. */
export const lexiconLanguage = 'en';
