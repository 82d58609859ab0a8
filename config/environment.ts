/**
 * Every environment variable the build reads, validated once.
 *
 * Nothing is required: with an empty environment the site builds and works with its embedded parts.
 * A value that is set but wrong stops the build with the variable's name and the remedy.
 */
import * as z from 'zod';

const absoluteUrl = z
  .url({protocol: /^https?$/, error: 'must be an absolute http(s) URL'})
  .transform(value => value.replace(/\/+$/, ''));

const siteAddress = absoluteUrl.refine(
  value => !/[?#]/.test(value),
  'must have no query and no fragment, such as https://docs.example.com or https://example.com/docs-site',
);

const absoluteUrls = z
  .string()
  .transform(list => list.split(',').map(url => url.trim()))
  .pipe(z.array(absoluteUrl));

/** What a foreign orchestrator cannot do without. */
const requiredOfWidget = [
  'SEMANTIC_WIDGET_SCRIPT_URL',
  'SEMANTIC_WIDGET_ENDPOINT',
  'SEMANTIC_WIDGET_KEY',
  'SEMANTIC_WIDGET_GLOBAL',
] as const;
const semanticVariables = [...requiredOfWidget, 'SEMANTIC_WIDGET_INTEGRITY'] as const;

/** Scripts and endpoints may have a query, so their addresses stay as they are. */
const exactUrl = z.url({protocol: /^https?$/, error: 'must be an absolute http(s) URL'});

const environmentSchema = z
  .object({
    SITE_URL: siteAddress.default('https://docs.engagespot.co'),
    REPOSITORY_URL: absoluteUrl.optional(),
    LIGHT: z.enum(['on', 'off'], 'must be on or off').default('on'),
    FEEDBACK_ENDPOINT: exactUrl.optional(),
    MCP_ENDPOINT: exactUrl.optional(),
    TYPESENSE_NODES: absoluteUrls.optional(),
    TYPESENSE_NEAREST_NODE: absoluteUrl.optional(),
    TYPESENSE_SEARCH_KEY: z.string().optional(),
    TYPESENSE_COLLECTION: z
      .string()
      .regex(/^[\w-]+$/, 'must be a name of letters, digits, _ and -')
      .default('docs'),
    SEMANTIC_WIDGET_SCRIPT_URL: exactUrl.optional(),
    SEMANTIC_WIDGET_ENDPOINT: absoluteUrl.optional(),
    SEMANTIC_WIDGET_KEY: z.string().optional(),
    SEMANTIC_WIDGET_GLOBAL: z
      .string()
      .regex(/^[A-Za-z_$][\w$]*$/, 'must be the name of a JavaScript variable')
      .optional(),
    SEMANTIC_WIDGET_INTEGRITY: z
      .string()
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/, 'must be a hash, such as sha384-…')
      .optional(),
  })
  .superRefine((values, context) => {
    const set = semanticVariables.filter(name => values[name]);
    const missing = requiredOfWidget.filter(name => !values[name]);
    if (set.length === 0) return;
    for (const name of missing) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be set beside the other SEMANTIC_WIDGET_ variables',
      });
    }
  })
  .refine(({TYPESENSE_NODES: nodes, TYPESENSE_SEARCH_KEY: key}) => !nodes || key, {
    path: ['TYPESENSE_SEARCH_KEY'],
    error: 'must be set beside TYPESENSE_NODES: a key that may only search',
  })
  .refine(
    ({TYPESENSE_NODES: nodes, TYPESENSE_SEARCH_KEY: key, TYPESENSE_NEAREST_NODE: nearest}) =>
      nodes || !(key || nearest),
    {
      path: ['TYPESENSE_NODES'],
      error: 'must be set beside the other TYPESENSE_ variables: addresses separated by commas',
    },
  );

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads and validates the environment.
 *
 * @param source variables by name; an empty string counts as not set
 * @throws Error that names each wrong variable, its value and what is expected
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const known = Object.fromEntries(
    Object.keys(environmentSchema.shape).map(name => [name, source[name] || undefined]),
  );
  const result = environmentSchema.safeParse(known);
  if (result.success) return result.data;
  const problems = result.error.issues.map(issue => {
    const name = String(issue.path[0]);
    return `  ${name}=${JSON.stringify(known[name] ?? '')}: ${issue.message}`;
  });
  throw new Error(
    `Wrong environment variables:\n${problems.join('\n')}\nSet them as the table in README.md says, or unset them to use the defaults.`,
  );
}

export const environment = readEnvironment(process.env);
