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
  group,
  joining,
  keyOf,
  type Lower,
  list,
  literal,
  mapping,
  member,
  name,
  namedChildren,
  type Rule,
  text,
} from '../grammar.ts';

function pairOf(node: Node, lower: Lower): Entry {
  const [key, value] = [childOf(node, 'key'), childOf(node, 'value')];
  if (!key) return entry(node, lower(node));
  const label = key.type === 'hash_key_symbol' ? key.text : keyOf(lower(key));
  // `{ email: }` is short for the variable of that name.
  return entry(node, value ? lower(value) : name(key), label);
}

function argumentOf(node: Node, lower: Lower): Argument {
  if (node.type !== 'pair') return argument(node, lower(node));
  const {key, value} = pairOf(node, lower);
  return argument(node, value, key);
}

const parameter: Rule = (node, lower) => {
  const variable = childOf(node, 'name');
  if (!variable) return undefined;
  const value = childOf(node, 'value');
  if (value?.type === 'string') return assigning('name', 'value')(node, lower);
  return declaration(node, variable.text);
};

const parameters: Rule = (node, lower) =>
  group(
    node,
    namedChildren(node).map(child =>
      child.type === 'identifier' ? declaration(child, child.text) : lower(child),
    ),
  );

export const ruby: Grammar = {
  rules: {
    string: literal('string_content'),
    simple_symbol: node => text(node, [node.text.slice(1)]),
    bare_string: literal('string_content'),
    binary: joining('+'),
    identifier: node => name(node),
    constant: node => name(node),
    instance_variable: node => name(node, node.text.slice(1)),
    scope_resolution(node, lower) {
      const [scope, constant] = [childOf(node, 'scope'), childOf(node, 'name')];
      return scope && constant ? member(node, lower(scope), constant.text) : undefined;
    },
    hash: (node, lower) =>
      mapping(
        node,
        namedChildren(node).map(child => pairOf(child, lower)),
      ),
    array: (node, lower) => list(node, namedChildren(node).map(lower)),
    string_array: (node, lower) => list(node, namedChildren(node).map(lower)),
    call(node, lower) {
      const [receiver, method] = [childOf(node, 'receiver'), childOf(node, 'method')];
      if (!method) return undefined;
      const callee = receiver ? member(method, lower(receiver), method.text) : name(method);
      const [args, block] = [childOf(node, 'arguments'), childOf(node, 'block')];
      if (!args && !block) return callee;
      const inner = args ? namedChildren(args).map(child => argumentOf(child, lower)) : [];
      return call(node, callee, inner, block ? [lower(block)] : []);
    },
    assignment: assigning('left', 'right'),
    method_parameters: parameters,
    block_parameters: parameters,
    optional_parameter: parameter,
    keyword_parameter: parameter,
  },
};
