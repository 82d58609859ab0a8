/**
 * The environment variables of the push. The key stands here and not in config/environment.ts, so
 * that no build of the site ever reads it.
 */
import * as z from 'zod';
import {PushError} from './errors.ts';

const environmentSchema = z.object({
  TYPESENSE_NODES: z
    .string({error: 'is not set: addresses of the search servers, separated by commas'})
    .transform(list => list.split(',').map(url => url.trim().replace(/\/+$/, '')))
    .pipe(
      z.array(
        z.url({
          protocol: /^https?$/,
          error: 'must hold absolute http(s) URLs, separated by commas',
        }),
      ),
    ),
  TYPESENSE_ADMIN_KEY: z.string({error: 'is not set: a key that may create collections'}),
  TYPESENSE_COLLECTION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a name of letters, digits, _ and -')
    .default('docs'),
});

export interface PushEnvironment {
  /** Addresses without a trailing slash. */
  nodes: string[];
  adminKey: string;
  /** The alias that the site searches. */
  alias: string;
}

/**
 * Reads and validates the variables.
 *
 * @param source variables by name; an empty string counts as not set
 * @throws PushError that names each wrong variable, never a value
 */
export function readPushEnvironment(source: Record<string, string | undefined>): PushEnvironment {
  const names = Object.keys(environmentSchema.shape);
  const set = Object.fromEntries(names.map(name => [name, source[name] || undefined]));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({path, message}) => `  ${String(path[0])} ${message}`,
    );
    throw new PushError(
      `Wrong environment variables:\n${[...new Set(problems)].join('\n')}`,
      'Set them as deploy/typesense/README.md says.',
    );
  }
  const {TYPESENSE_NODES, TYPESENSE_ADMIN_KEY, TYPESENSE_COLLECTION} = result.data;
  return {nodes: TYPESENSE_NODES, adminKey: TYPESENSE_ADMIN_KEY, alias: TYPESENSE_COLLECTION};
}
