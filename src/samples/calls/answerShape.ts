type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function listProblems(shown: Json[], actual: Json[], path: string): string[] {
  if (shown.length > 0 && actual.length === 0) return [`${path} is an empty list in the answer`];
  return shown.flatMap((item, at) => {
    const attempts = actual.map(other => shapeProblems(item, other, `${path}[${at}]`));
    return attempts.some(problems => problems.length === 0) ? [] : (attempts[0] ?? []);
  });
}

function objectProblems(
  shown: Record<string, Json>,
  actual: Record<string, Json>,
  path: string,
): string[] {
  const prefix = path ? `${path}.` : '';
  const missing = Object.keys(actual)
    .filter(key => !(key in shown))
    .map(key => `${prefix}${key} is in the answer and not on the page`);
  const others = Object.entries(shown).flatMap(([key, value]) =>
    key in actual
      ? shapeProblems(value, actual[key], `${prefix}${key}`)
      : [`${prefix}${key} is on the page and not in the answer`],
  );
  return [...missing, ...others];
}

/**
 * Compares the keys and kinds of values of an answer on a page with those of a real one; `null`
 * fits everything, the values themselves may differ.
 *
 * @returns one entry per difference, which names the path of the value
 */
export function shapeProblems(shown: Json, actual: Json, path = ''): string[] {
  if (shown === null || actual === null) return [];
  if (Array.isArray(shown) && Array.isArray(actual)) return listProblems(shown, actual, path);
  if (isObject(shown) && isObject(actual)) return objectProblems(shown, actual, path);
  if (kindOf(shown) === kindOf(actual)) return [];
  return [`${path || 'the body'} is ${kindOf(actual)} in the answer, ${kindOf(shown)} on the page`];
}
