import type {Placeholders} from '../../src/samples/calls/placeholders.ts';

/** What a variable or placeholder stands for, by the end of its name: `YOUR_EU_API_KEY`, `VITE_ENGAGESPOT_API_KEY`. */
function readerValue(name: string, placeholders: Placeholders): string {
  const key = Object.keys(placeholders).find(each => name.endsWith(each));
  return (key === undefined ? undefined : placeholders[key]) ?? 'example';
}

/** Code with values for what readers fill in, such as `YOUR_API_KEY`. */
export function fillInCode(code: string, placeholders: Placeholders): string {
  return code.replace(/YOUR_([A-Z][A-Z_]*)/g, (_, name) => readerValue(name, placeholders));
}

/** The variables that code reads, by expression: `process.env.ENGAGESPOT_API_KEY`. */
export function readVariables(code: string, placeholders: Placeholders): Record<string, string> {
  const found = [...code.matchAll(/(?:process\.env|import\.meta\.env)\.(\w+)/g)];
  const named = found.filter(([, name]) => name !== 'NODE_ENV');
  return Object.fromEntries(
    named.map(([expression, name = '']) => [expression, readerValue(name, placeholders)]),
  );
}
