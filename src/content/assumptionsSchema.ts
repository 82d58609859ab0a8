/** The shape of the assumptions. A wrong one stops the build and is named. */
import * as z from 'zod';

/** What an assumption rests on, by class. */
export const assumptionSources = {
  inferred: 'Inferred from related facts of the documentation',
  package: 'Inferred from the code of a published package',
  pattern: 'Inferred from similar features',
  vendor: 'Inferred from third-party documentation',
} as const;

const text = z.string().trim().min(1);

const assumptionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower case letters, digits and hyphens'),
  title: text.max(60),
  claim: text.min(30).max(300),
  basis: text.min(30).max(240),
  source: z.enum(Object.keys(assumptionSources) as [keyof typeof assumptionSources]),
});

/** Something that pages say although nothing public confirms it. */
export interface Assumption {
  /** Anchor on the page of assumptions, and what `<Assumed id>` names. */
  id: string;
  /** Its heading: what it is about. */
  title: string;
  /** One or two sentences of plain text: what we assume. The owner confirms or strikes it. */
  claim: string;
  /** One sentence of plain text, shown at the mark: what it rests on, and what is missing. */
  basis: string;
  source: keyof typeof assumptionSources;
}

/**
 * Indexes the assumptions by id, in their order.
 *
 * @throws Error that lists every wrong entry: wrong fields, an id used twice
 */
export function indexAssumptions(entries: readonly Assumption[]): Map<string, Assumption> {
  const problems = entries.flatMap(entry =>
    (assumptionSchema.safeParse(entry).error?.issues ?? []).map(
      ({path, message}) => `"${entry.id}": ${path.join('.')}: ${message}`,
    ),
  );
  const ids = entries.map(({id}) => id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
  const all = [...problems, ...doubled.map(id => `"${id}": this id is used twice`)];
  if (all.length > 0) throw new Error(`Wrong assumptions:\n  - ${all.join('\n  - ')}`);
  return new Map(entries.map(entry => [entry.id, entry]));
}
