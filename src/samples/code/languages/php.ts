import type {Node} from '../../syntax/tree.ts';
import type {Argument, Entry} from '../expression.ts';
import {
  argument,
  assigning,
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
  placeOf,
  type Rule,
  text,
} from '../grammar.ts';

function argumentsOf(node: Node, lower: Lower): Argument[] {
  const args = childOf(node, 'arguments');
  return (args ? namedChildren(args) : []).map(child => {
    const value = namedChildren(child).at(-1);
    return argument(child, lower(value ?? child), child.childForFieldName('name')?.text);
  });
}

/** Constants can be keys: `CURLOPT_POST`. */
function keyText(node: Node, lower: Lower): string | undefined {
  return node.type === 'name' ? node.text : keyOf(lower(node));
}

function elementOf(node: Node, lower: Lower): Entry {
  const [key, value] = namedChildren(node);
  if (key && value) return entry(node, lower(value), keyText(key, lower));
  return entry(node, lower(key ?? node));
}

const method: Rule = (node, lower) => {
  const [target, called] = [childOf(node, 'object', 'scope'), childOf(node, 'name')];
  if (!target || !called) return undefined;
  return call(node, member(called, lower(target), called.text), argumentsOf(node, lower));
};

const access: Rule = (node, lower) => {
  const [target, property] = [childOf(node, 'object'), childOf(node, 'name')];
  return target && property ? member(node, lower(target), property.text) : undefined;
};

const parameter: Rule = node => {
  const variable = childOf(node, 'name');
  return variable && declaration(node, variable.text.replace('$', ''), childOf(node, 'type'));
};

export const php: Grammar = {
  rules: {
    string: literal('string_content'),
    encapsed_string: literal('string_content'),
    binary_expression: joining('.'),
    name: node => name(node),
    qualified_name: node => name(node, node.text.split('\\').at(-1)),
    variable_name: node => name(node, node.text.replace('$', '')),
    array_creation_expression(node, lower) {
      const elements = namedChildren(node);
      const isMapping = elements.some(element => element.namedChildCount > 1);
      const entries = elements.map(element => elementOf(element, lower));
      return isMapping
        ? mapping(node, entries)
        : list(
            node,
            entries.map(({value}) => value),
          );
    },
    function_call_expression(node, lower) {
      const callee = childOf(node, 'function');
      return callee && call(node, lower(callee), argumentsOf(node, lower));
    },
    member_call_expression: method,
    nullsafe_member_call_expression: method,
    scoped_call_expression: method,
    member_access_expression: access,
    nullsafe_member_access_expression: access,
    object_creation_expression(node, lower) {
      const [type] = namedChildren(node);
      return type && call(node, lower(type), argumentsOf(node, lower));
    },
    assignment_expression: assigning('left', 'right'),
    const_element(node, lower) {
      const [constant, value] = namedChildren(node);
      if (!constant || !value) return undefined;
      return {kind: 'assignment', target: name(constant), value: lower(value), ...placeOf(node)};
    },
    heredoc: (node, lower) => text(node, namedChildren(node).map(lower)),
    simple_parameter: parameter,
    property_promotion_parameter: parameter,
    namespace_use_clause(node) {
      const parts = (namedChildren(node)[0]?.text ?? '').split('\\');
      const module = parts.slice(0, -1).join('\\');
      return {kind: 'import', module, names: parts.slice(-1), ...placeOf(node)};
    },
  },
};
