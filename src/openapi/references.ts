/** Local references of a document: `{$ref: '#/components/schemas/Size'}`. */

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** `#/paths/~1things~1{id}/put` → `paths`, `/things/{id}`, `put` */
function keysOf(reference: string): string[] {
  const keys = reference.split('/').slice(1);
  return keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * A copy of a document in which every reference is replaced by what it leads to. Keys beside a `$ref` win over those of
 * its target.
 *
 * @throws Error that names a reference that leads nowhere, or back to itself
 */
export function resolveReferences(document: unknown): unknown {
  function target(reference: string): unknown {
    const found = keysOf(reference).reduce<unknown>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      document,
    );
    if (found === undefined) throw new Error(`the $ref "${reference}" leads nowhere`);
    return found;
  }

  /** @param open the references that led here */
  function resolve(value: unknown, open: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map(entry => resolve(entry, open));
    if (!isObject(value)) return value;
    const {$ref, ...own} = value;
    const fields = Object.fromEntries(
      Object.entries(typeof $ref === 'string' ? own : value).map(([key, field]) => [
        key,
        resolve(field, open),
      ]),
    );
    if (typeof $ref !== 'string') return fields;
    if (open.includes($ref)) throw new Error(`the $ref "${$ref}" leads back to itself`);
    return {...(resolve(target($ref), [...open, $ref]) as Fields), ...fields};
  }

  return resolve(document, []);
}
