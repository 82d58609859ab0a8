import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';

const optionsSchema = z.strictObject({
  id: z.string().optional(),
  /** Longest text of a record in characters; the rest of a long section is not searched. */
  contentLimit: z.int().min(200).max(10_000).default(2_048),
  /** Further selectors of parts of an article that are no content. */
  exclude: z.array(z.string().trim().min(1)).default([]),
  /** Headings of sections that only lead elsewhere and are no answer to a search. */
  skipHeadings: z.array(z.string().trim().min(1)).default([]),
});

export type SearchIndexOptions = z.infer<typeof optionsSchema>;

/** @throws Error that names each wrong option and what is expected */
export function validateOptions({
  options,
}: OptionValidationContext<unknown, SearchIndexOptions>): SearchIndexOptions {
  const result = optionsSchema.safeParse(options);
  if (result.success) return result.data;
  throw new Error(`Wrong options of the plugin search-index:\n${z.prettifyError(result.error)}`);
}
