import type {Node} from '../../syntax/tree.ts';
import type {Expression} from '../expression.ts';
import {
  argument,
  assignment,
  call,
  childOf,
  declaration,
  entry,
  type Grammar,
  group,
  type Lower,
  list,
  literal,
  mapping,
  member,
  name,
  namedChildren,
  placeOf,
  text,
  transparent,
  unescaped,
} from '../grammar.ts';

/** The text of a string literal without what it is given. */
function literalText(node: Node): string {
  return namedChildren(node)
    .map(child => (/escape/.test(child.type) ? unescaped(child.text) : child.text))
    .join('');
}

/** `format!("{HOST}/v3/{}", id)`: names in braces are variables, the others something unknown. */
function formatted(tokens: Node): Expression | undefined {
  const [pattern] = namedChildren(tokens);
  if (pattern?.type !== 'string_literal') return undefined;
  const pieces = literalText(pattern).split(/\{(\w*)[^}]*\}/);
  return text(
    pattern,
    pieces.map((piece, index) => (index % 2 === 0 ? piece : name(pattern, piece))),
  );
}

/** Splits the tokens between two brackets at commas. */
function splitTokens(tokens: Node): Node[][] {
  const parts: Node[][] = [[]];
  for (const token of tokens.children.slice(1, -1)) {
    if (!token) continue;
    if (token.type === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter(part => part.length > 0);
}

/** What the tokens of a value stand for; of code, only a name is understood. */
function jsonValue(tokens: readonly Node[], lower: Lower): Expression {
  const [first] = tokens;
  if (!first) throw new Error('A value has tokens');
  if (tokens.length > 1) return group(first, []);
  return first.type === 'token_tree' ? jsonOf(first, lower) : lower(first);
}

/** The macro `json!` takes JSON with expressions in it, which the grammar gives as tokens. */
function jsonOf(tokens: Node, lower: Lower): Expression {
  const parts = splitTokens(tokens);
  const isObject = tokens.firstChild?.type === '{';
  if (!isObject) {
    return list(
      tokens,
      parts.map(part => jsonValue(part, lower)),
    );
  }
  return mapping(
    tokens,
    parts.flatMap(([key, , ...value]) =>
      key && value.length > 0
        ? [
            entry(
              key,
              jsonValue(value, lower),
              key.type === 'string_literal' ? literalText(key) : undefined,
            ),
          ]
        : [],
    ),
  );
}

/** The inside of `json!(…)`: an object, a list or a name. */
function jsonMacro(tokens: Node, lower: Lower): Expression | undefined {
  const inner = tokens.children.slice(1, -1).filter(child => child !== null);
  return inner.length > 0 ? jsonValue(inner, lower) : undefined;
}

/** `use module::{A, b::C}`: what stands after the first name. */
function importedNames(node: Node): string[] {
  if (node.type === 'use_as_clause') return [childOf(node, 'path')?.text ?? ''];
  if (node.type === 'scoped_identifier') return [childOf(node, 'name')?.text ?? ''];
  const names = childOf(node, 'list');
  return names ? namedChildren(names).flatMap(importedNames) : [node.text];
}

export const rust: Grammar = {
  rules: {
    string_literal: literal('string_content'),
    raw_string_literal: literal('string_content'),
    identifier: node => name(node),
    self: node => name(node),
    type_identifier: node => name(node),
    scoped_identifier(node, lower) {
      const [path, last] = [childOf(node, 'path'), childOf(node, 'name')];
      return path && last ? member(node, lower(path), last.text) : undefined;
    },
    field_expression(node, lower) {
      const [value, field] = [childOf(node, 'value'), childOf(node, 'field')];
      return value && field ? member(node, lower(value), field.text) : undefined;
    },
    generic_function: transparent('function'),
    reference_expression: transparent('value'),
    try_expression: transparent(),
    await_expression: transparent(),
    call_expression(node, lower) {
      const [callee, args] = [childOf(node, 'function'), childOf(node, 'arguments')];
      if (!callee || !args) return undefined;
      return call(
        node,
        lower(callee),
        namedChildren(args).map(child => argument(child, lower(child))),
      );
    },
    macro_invocation(node, lower) {
      const tokens = namedChildren(node).at(-1);
      const macro = childOf(node, 'macro')?.text.split('::').at(-1);
      if (!tokens) return undefined;
      if (macro === 'format') return formatted(tokens);
      return macro === 'json' ? jsonMacro(tokens, lower) : undefined;
    },
    let_declaration(node, lower) {
      const [pattern, value] = [childOf(node, 'pattern'), childOf(node, 'value')];
      return pattern && value ? assignment(node, lower(pattern), lower(value)) : undefined;
    },
    const_item(node, lower) {
      const [constant, value] = [childOf(node, 'name'), childOf(node, 'value')];
      return constant && value ? assignment(node, name(constant), lower(value)) : undefined;
    },
    parameter(node) {
      const [pattern, type] = [childOf(node, 'pattern'), childOf(node, 'type')];
      return pattern && declaration(node, pattern.text, type);
    },
    use_declaration(node) {
      const argument = childOf(node, 'argument');
      const [module = ''] = (argument?.text ?? '').split('::');
      const names = argument?.text.includes('::') ? importedNames(argument) : [];
      return {kind: 'import', module, names, ...placeOf(node)};
    },
  },
};
