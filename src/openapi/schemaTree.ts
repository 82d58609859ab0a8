/** Turns a JSON Schema into the tree that a page shows. */
import type {Schema} from './model.ts';
import type {SchemaNode} from './view.ts';

function alternativesOf(schema: Schema): Schema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}

/** A type as a developer would write it: `string | null`, `object[]`, `0 | 1`. */
export function typeName(schema: Schema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives) return alternatives.map(typeName).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') {
    const item = schema.items ? typeName(schema.items) : 'any';
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.type ?? (schema.properties ? 'object' : 'any');
}

const formatNames: Record<string, string> = {
  'date-time': 'ISO 8601 date-time',
  email: 'email address',
};

/** 20971520 → "20 MB", as the limit is worded everywhere else. */
function sizeInWords(characters: number): string {
  const megabyte = 1024 * 1024;
  return characters % megabyte === 0 ? `${characters / megabyte} MB` : `${characters} characters`;
}

function constraintsOf(schema: Schema): string[] {
  const target = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const constraints: string[] = [];
  if (target.enum)
    constraints.push(`one of ${target.enum.map(value => `\`${value}\``).join(', ')}`);
  if (target.format && formatNames[target.format])
    constraints.push(`${formatNames[target.format]}`);
  if (schema.contentEncoding) constraints.push(schema.contentEncoding);
  if (schema.minimum !== undefined) constraints.push(`at least ${schema.minimum}`);
  if (schema.maximum !== undefined) constraints.push(`at most ${schema.maximum}`);
  if (schema.minItems)
    constraints.push(`at least ${schema.minItems} ${schema.minItems === 1 ? 'entry' : 'entries'}`);
  if (schema.maxItems) constraints.push(`at most ${schema.maxItems} entries`);
  if (schema.minLength) constraints.push('not empty');
  if (schema.maxLength) constraints.push(`at most ${sizeInWords(schema.maxLength)}`);
  if (schema.default !== undefined)
    constraints.push(`default \`${JSON.stringify(schema.default)}\``);
  return constraints;
}

/** The schema whose properties a reader wants to see: that of the items, for an array. */
function innermost(schema: Schema): Schema {
  return schema.type === 'array' && schema.items ? innermost(schema.items) : schema;
}

/**
 * Builds the tree of a schema.
 *
 * @param name property name; left out for a root
 */
export function schemaTree(schema: Schema, name?: string, required = false): SchemaNode {
  const inner = innermost(schema);
  const constraints = constraintsOf(schema);
  const children = Object.entries(inner.properties ?? {}).map(([key, property]) =>
    schemaTree(property, key, inner.required?.includes(key)),
  );
  if (typeof inner.additionalProperties === 'object') {
    children.push(schemaTree(inner.additionalProperties, '<key>'));
  }
  // Alternatives without anything inside are told by the type alone.
  const alternatives = alternativesOf(inner)?.map(alternative => schemaTree(alternative));
  const hasDetails = alternatives?.some(({children: inside, description}) => inside || description);
  return {
    ...(name && {name}),
    type: typeName(schema),
    ...(required && {required}),
    ...(schema.deprecated && {deprecated: true}),
    ...(schema.description && {description: schema.description.trim()}),
    ...(constraints.length > 0 && {constraints}),
    ...(children.length > 0 && {children}),
    ...(alternatives && hasDetails && {alternatives}),
  };
}
