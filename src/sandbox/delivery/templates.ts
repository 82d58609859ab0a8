/** Values that a template can show: `{{data.carrier}}` is `scope.data.carrier`. */
export type TemplateScope = Readonly<Record<string, unknown>>;

const path = String.raw`([\w$-]+(?:\.[\w$-]+)*)`;
const conditional = new RegExp(String.raw`\{\{#if ${path}\}\}(.*?)\{\{/if\}\}`, 'gs');
const variable = new RegExp(String.raw`\{\{\s*${path}\s*\}\}`, 'g');

function valueAt(scope: unknown, keys: string): unknown {
  return keys
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      scope,
    );
}

/**
 * Puts values in place of variables: `Order {{data.orderNumber}}` becomes `Order 88213`, and keeps
 * `{{#if data.carrier}}…{{/if}}` only when there is such a value. That is all of Handlebars that it
 * knows. Values are text, nothing is run, and a variable without a value becomes nothing, as does
 * one with an object as its value.
 */
export function renderTemplate(template: string, scope: TemplateScope): string {
  return template
    .replace(conditional, (_, keys: string, text: string) => (valueAt(scope, keys) ? text : ''))
    .replace(variable, (_, keys: string) => {
      const value = valueAt(scope, keys);
      return value === null || value === undefined || typeof value === 'object'
        ? ''
        : String(value);
    });
}
