import * as z from 'zod';
import {optionsOf} from '../../project/pluginOptions.ts';

const optionsSchema = z.strictObject({
  id: z.string().optional(),
  /** Longest text of a record in characters; the rest of a long section is not searched. */
  contentLimit: z.int().min(200).max(10_000).default(1_500),
  /** Further selectors of parts of an article that are no content. */
  exclude: z.array(z.string().trim().min(1)).default([]),
  /** Headings of sections that only lead elsewhere and are no answer to a search. */
  skipHeadings: z.array(z.string().trim().min(1)).default([]),
  /** Whether to write the files of the search by meaning as well. */
  answersQuestions: z.boolean().optional(),
  /** Whether a server searches for keywords, and the embedded engine only while it is out. */
  hasSearchServer: z.boolean().optional(),
});

export type SearchIndexOptions = z.infer<typeof optionsSchema>;

export const validateOptions = optionsOf('search-index', optionsSchema);
