import type {Node} from '../../syntax/tree.ts';
import type {Argument} from '../expression.ts';
import {
  argument,
  assignment,
  call,
  childOf,
  declaration,
  entry,
  type Grammar,
  keyOf,
  type Lower,
  literal,
  mapping,
  member,
  name,
  namedChildren,
  type Rule,
  text,
} from '../grammar.ts';

function argumentOf(node: Node, lower: Lower): Argument {
  const [first, second] = namedChildren(node);
  const isNamed = node.children.some(child => child?.type === '=');
  if (isNamed && first && second) return argument(node, lower(second), first.text);
  return argument(node, lower(first ?? node));
}

/** A variable with its value, or without one that says something. */
const variable: Rule = (node, lower) => {
  const holder = childOf(node, 'variable_declaration') ?? node;
  const identifier = childOf(holder, 'simple_identifier');
  if (!identifier) return undefined;
  const value = namedChildren(node).at(-1);
  const hasValue = node.children.some(child => child?.type === '=');
  if (hasValue && value && value.id !== identifier.id) {
    return assignment(node, name(identifier), lower(value));
  }
  return declaration(node, identifier.text, childOf(holder, 'user_type', 'nullable_type'));
};

export const kotlin: Grammar = {
  rules: {
    string_literal: literal('string_content'),
    interpolated_identifier: node => name(node),
    simple_identifier: node => name(node),
    this_expression: node => name(node, 'this'),
    additive_expression(node, lower) {
      const [left, right] = namedChildren(node);
      const isJoined = node.children.some(child => child?.type === '+');
      return isJoined && left && right ? text(node, [lower(left), lower(right)]) : undefined;
    },
    infix_expression(node, lower) {
      const [key, operator, value] = namedChildren(node);
      if (operator?.text !== 'to' || !key || !value) return undefined;
      return mapping(node, [entry(node, lower(value), keyOf(lower(key)))]);
    },
    navigation_expression(node, lower) {
      const [target, suffix] = namedChildren(node);
      const property = childOf(suffix ?? null, 'simple_identifier');
      return target && property ? member(node, lower(target), property.text) : undefined;
    },
    directly_assignable_expression(node, lower) {
      const [target, suffix] = namedChildren(node);
      const property = childOf(suffix ?? null, 'simple_identifier');
      if (!target) return undefined;
      return property ? member(node, lower(target), property.text) : lower(target);
    },
    call_expression(node, lower) {
      const [callee, suffix] = namedChildren(node);
      if (!callee || suffix?.type !== 'call_suffix') return undefined;
      const args = childOf(suffix, 'value_arguments');
      const rest = namedChildren(suffix).filter(child => child.type !== 'value_arguments');
      return call(
        node,
        lower(callee),
        (args ? namedChildren(args) : []).map(child => argumentOf(child, lower)),
        rest.map(lower),
      );
    },
    assignment(node, lower) {
      const [target, value] = namedChildren(node);
      return target && value ? assignment(node, lower(target), lower(value)) : undefined;
    },
    property_declaration: variable,
    class_parameter: variable,
    parameter: variable,
  },
};
