import {readFile} from 'node:fs/promises';
import * as z from 'zod';

const questionSchema = z.strictObject({
  id: z.string(),
  q: z.string().min(1),
  /** Docusaurus' name of the docs version. */
  version: z.string(),
  kind: z.enum(['paraphrase', 'offtopic']),
  /** Any of these pages answers the question; none answers one that is off topic. */
  pages: z.array(z.string()),
});

export type Question = z.infer<typeof questionSchema>;

/**
 * `tune` may be read and fitted to; `held` is only measured, so that the measure stays true. `fresh` is only measured,
 * too, but its author also wrote questions of pages and everyday words: it tells whether a change of the engine helps,
 * not how good the answers are.
 */
export type Part = 'tune' | 'fresh' | 'held';

export async function readQuestions(part: Part): Promise<Question[]> {
  const file = new URL(`../questions/${part}.json`, import.meta.url);
  return z.array(questionSchema).parse(JSON.parse(await readFile(file, 'utf8')));
}
