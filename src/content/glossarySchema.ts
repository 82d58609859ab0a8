/** The shape of the glossary's entries. A wrong entry stops the build and is named. */
import * as z from 'zod';

const text = z.string().trim().min(1);

const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower case letters, digits and hyphens'),
  term: text,
  /** Short enough to be read in passing, long enough to say something. */
  definition: text.min(40).max(240),
  aliases: z.array(text).optional(),
  href: z.string().regex(/^\/(docs|api)(\/|$)/, 'name a page below /docs or /api'),
});

/** A term of the product and its meaning. */
export interface GlossaryEntry {
  /** Anchor on the glossary page, and what `<Term id>` names. */
  id: string;
  term: string;
  /** One or two sentences of plain text. */
  definition: string;
  /** Other words for it: abbreviations, names in code, names that other products use. */
  aliases?: readonly string[];
  /** The page that explains it. */
  href: string;
}

/** The values that occur more than once, whatever their case. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter(value => {
    const key = value.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/**
 * Indexes the glossary by id, in the order of its terms.
 *
 * @throws Error that lists every wrong entry: wrong fields, an id used twice, a word that is the term
 *   or the alias of two entries
 */
export function indexGlossary(entries: readonly GlossaryEntry[]): Map<string, GlossaryEntry> {
  const names = entries.flatMap(({term, aliases = []}) => [term, ...aliases]);
  const problems = [
    ...entries.flatMap(entry =>
      (entrySchema.safeParse(entry).error?.issues ?? []).map(
        ({path, message}) => `"${entry.id}": ${path.join('.')}: ${message}`,
      ),
    ),
    ...repeated(entries.map(({id}) => id)).map(id => `"${id}": this id is used twice`),
    ...repeated(names).map(name => `"${name}": the term or the alias of two entries`),
  ];
  if (problems.length > 0) throw new Error(`Wrong glossary:\n  - ${problems.join('\n  - ')}`);
  const sorted = entries.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
  return new Map(sorted.map(entry => [entry.id, entry]));
}
