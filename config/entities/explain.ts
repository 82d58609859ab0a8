/**
 * Validation of a part of the site's configuration whose errors say what to change: the key, the
 * value that stands there, and what may stand there.
 */
import * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

function list(values: readonly unknown[]): string {
  return values.map(value => JSON.stringify(value)).join(', ');
}

/** What may stand instead of a wrong value; undefined leaves it to the schema's own words. */
function allowed(issue: Issue): string | undefined {
  if (issue.code === 'invalid_value') return `must be one of ${list(issue.values)}`;
  if (issue.code === 'invalid_type') return `must be of the type ${issue.expected}`;
  return undefined;
}

/** An object with these keys and no others; an unknown key is answered with the known ones. */
export function entity<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = `must have no keys but ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: issue => (issue.code === 'unrecognized_keys' ? keys : undefined),
  });
}

/** A text that is not empty. */
export const text = z.string().regex(/\S/, 'must be a text that is not empty');

/** `colorMode.defaultMode`, `navbar.items[2].type` */
function keyOf(path: readonly PropertyKey[]): string {
  return path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
    root,
  );
}

/** One line per wrong value: key, value, what is allowed. Empty when the schema fits. */
export function explain(schema: z.ZodType, value: unknown): string[] {
  const {error} = schema.safeParse(value, {error: allowed});
  return (error?.issues ?? []).map(({path, message, ...issue}) => {
    const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
    return `${keyOf(at)} = ${JSON.stringify(valueAt(value, at))}: ${message}`;
  });
}
