import type {Node} from '../../syntax/tree.ts';
import type {Argument} from '../expression.ts';
import {
  argument,
  assigning,
  assignment,
  call,
  childOf,
  declaration,
  entry,
  type Grammar,
  joining,
  keyOf,
  type Lower,
  list,
  literal,
  mapping,
  member,
  name,
  namedChildren,
  transparent,
} from '../grammar.ts';

function argumentOf(node: Node, lower: Lower): Argument {
  const value = childOf(node, 'value');
  return argument(node, lower(value ?? node), node.childForFieldName('name')?.text);
}

export const swift: Grammar = {
  rules: {
    line_string_literal: literal('line_str_text'),
    multi_line_string_literal: literal('multi_line_str_text'),
    additive_expression: joining('+', 'lhs', 'rhs'),
    simple_identifier: node => name(node),
    self_expression: node => name(node, 'self'),
    bound_identifier: node => name(node),
    navigation_expression(node, lower) {
      const [target, suffix] = [childOf(node, 'target'), childOf(node, 'suffix')];
      const property = childOf(suffix ?? null, 'suffix');
      return target && property ? member(node, lower(target), property.text) : undefined;
    },
    directly_assignable_expression: transparent(),
    postfix_expression: transparent('target'),
    try_expression: transparent('expr'),
    await_expression: transparent('expr'),
    dictionary_literal(node, lower) {
      const values = node.childrenForFieldName('value');
      return mapping(
        node,
        node.childrenForFieldName('key').flatMap((key, index) => {
          const value = values[index];
          return key && value ? [entry(key, lower(value), keyOf(lower(key)))] : [];
        }),
      );
    },
    array_literal: (node, lower) => list(node, namedChildren(node).map(lower)),
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
    property_declaration(node, lower) {
      const variable = childOf(childOf(node, 'name') ?? null, 'bound_identifier');
      const value = childOf(node, 'value');
      return variable && value ? assignment(node, name(variable), lower(value)) : undefined;
    },
    assignment: assigning('target', 'result'),
    parameter(node) {
      const parameterName = childOf(node, 'name');
      return parameterName && declaration(node, parameterName.text, childOf(node, 'user_type'));
    },
  },
};
