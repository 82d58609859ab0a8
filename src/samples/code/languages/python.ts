import type {Node} from '../../syntax/tree.ts';
import type {Argument} from '../expression.ts';
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
  text,
} from '../grammar.ts';

function argumentOf(node: Node, lower: Lower): Argument {
  const value = childOf(node, 'value');
  if (node.type !== 'keyword_argument' || !value) return argument(node, lower(node));
  return argument(node, lower(value), childOf(node, 'name')?.text);
}

export const python: Grammar = {
  rules: {
    string: literal('string_content'),
    concatenated_string: (node, lower) => text(node, namedChildren(node).map(lower)),
    binary_operator: joining('+'),
    identifier: node => name(node),
    attribute(node, lower) {
      const [object, attribute] = [childOf(node, 'object'), childOf(node, 'attribute')];
      return object && attribute ? member(node, lower(object), attribute.text) : undefined;
    },
    dictionary: (node, lower) =>
      mapping(
        node,
        namedChildren(node).map(child => {
          const [key, value] = [childOf(child, 'key'), childOf(child, 'value')];
          return entry(child, lower(value ?? child), key && keyOf(lower(key)));
        }),
      ),
    list: (node, lower) => list(node, namedChildren(node).map(lower)),
    call(node, lower) {
      const [callee, args] = [childOf(node, 'function'), childOf(node, 'arguments')];
      if (!callee || args?.type !== 'argument_list') return undefined;
      return call(
        node,
        lower(callee),
        namedChildren(args).map(child => argumentOf(child, lower)),
      );
    },
    assignment: assigning('left', 'right'),
    parameters(node, lower) {
      const parts = namedChildren(node).map(child => {
        if (child.type === 'identifier') return declaration(child, child.text);
        const variable = childOf(child, 'name', 'identifier');
        if (!variable) return lower(child);
        const isDefault = childOf(child, 'value')?.type === 'string';
        if (isDefault) return assigning('name', 'value')(child, lower) ?? lower(child);
        return declaration(child, variable.text, childOf(child, 'type'));
      });
      return {kind: 'group', parts, ...placeOf(node)};
    },
    import_from_statement(node) {
      const names = node.childrenForFieldName('name').flatMap(child => {
        const imported = child && (childOf(child, 'name') ?? child);
        return imported ? [imported.text] : [];
      });
      const module = childOf(node, 'module_name')?.text ?? '';
      return {kind: 'import', module, names, ...placeOf(node)};
    },
  },
};
