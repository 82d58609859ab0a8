/**
 * What a page may say about itself. Unknown keys are errors, so that a typing mistake
 * (`sidebar_lable`) is found by the build instead of by a reader.
 */
import * as z from 'zod';

/** The page templates; CONTRIBUTING.md says when to use which. */
export const contentTypes = [
  'overview',
  'quick-start',
  'concept',
  'how-to',
  'sdk-reference',
  'api-member',
  'api-operation',
  'error-codes',
  'troubleshooting',
  'playground',
  'tutorial',
] as const;

export type ContentType = (typeof contentTypes)[number];

const text = z.string().trim().min(1);

/** Search engines cut a description at about 160 characters; under 50 it says nothing. */
const description = text.min(50).max(160);

const frontMatterSchema = z.strictObject({
  id: text.optional(),
  title: text.max(70),
  description,
  content_type: z.enum(contentTypes),
  sidebar_label: text.optional(),
  // Where the sidebar is made from a folder, as in the REST reference.
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  slug: text.optional(),
  keywords: z.array(text).optional(),
  hide_table_of_contents: z.boolean().optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** One line per problem: the key, what is wrong with it, what is allowed. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(frontMatterSchema.shape).join(', ');
    return `unknown key ${issue.keys.map(key => `"${key}"`).join(', ')} (allowed: ${allowed})`;
  }
  return `"${issue.path.join('.')}": ${issue.message}`;
}

/**
 * Validates the front matter of one page.
 *
 * @param frontMatter keys and values as parsed from the YAML block
 * @param filePath path of the page, for the message
 * @throws Error that names the file, every wrong key and the remedy
 */
export function validateFrontMatter(frontMatter: unknown, filePath: string): FrontMatter {
  const result = frontMatterSchema.safeParse(frontMatter);
  if (result.success) return result.data;
  const problems = result.error.issues.map(issue => `  - ${describeIssue(issue)}`);
  throw new Error(`Wrong front matter in ${filePath}:\n${problems.join('\n')}`);
}
