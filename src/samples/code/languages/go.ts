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
  transparent,
} from '../grammar.ts';

/** A field of a struct is a name, a key of a map a string. */
function keyText(node: Node, lower: Lower): string | undefined {
  const key = namedChildren(node)[0] ?? node;
  return key.type === 'identifier' ? key.text : keyOf(lower(key));
}

function composite(node: Node, type: string | undefined, lower: Lower): Expression {
  const elements = namedChildren(node);
  const isMapping = elements.some(element => element.type === 'keyed_element');
  if (!isMapping && elements.length > 0) return list(node, elements.map(lower));
  return mapping(
    node,
    elements.map(element => {
      const [key, value] = namedChildren(element);
      if (!key || !value) return entry(element, lower(element));
      return entry(element, lower(value), keyText(key, lower));
    }),
    type,
  );
}

/** Pairs names with values; a call with several results counts as the first. */
const assigningLists: Rule = (node, lower) => {
  const lists = [childOf(node, 'left', 'name'), childOf(node, 'right', 'value')];
  const [targets, values] = lists.map(found =>
    found?.type === 'expression_list' ? namedChildren(found) : found ? [found] : [],
  );
  const parts = (values ?? []).map((value, index) => {
    const target = targets?.[index];
    return target ? assignment(node, lower(target), lower(value)) : lower(value);
  });
  return group(node, parts);
};

export const go: Grammar = {
  rules: {
    interpreted_string_literal: literal('interpreted_string_literal_content'),
    raw_string_literal: literal('raw_string_literal_content'),
    binary_expression: joining('+'),
    identifier: node => name(node),
    selector_expression(node, lower) {
      const [operand, field] = [childOf(node, 'operand'), childOf(node, 'field')];
      return operand && field ? member(node, lower(operand), field.text) : undefined;
    },
    unary_expression: transparent('operand'),
    type_conversion_expression: transparent('operand'),
    literal_element: transparent(),
    literal_value: (node, lower) => composite(node, undefined, lower),
    composite_literal(node, lower) {
      const [type, body] = [childOf(node, 'type'), childOf(node, 'body')];
      return body && composite(body, type?.text, lower);
    },
    call_expression(node, lower) {
      const [callee, args] = [childOf(node, 'function'), childOf(node, 'arguments')];
      if (!callee || !args) return undefined;
      return call(
        node,
        lower(callee),
        namedChildren(args).map(child => argument(child, lower(child))),
      );
    },
    short_var_declaration: assigningLists,
    assignment_statement: assigningLists,
    const_spec: assigningLists,
    var_spec: assigningLists,
    parameter_declaration: node =>
      group(
        node,
        node
          .childrenForFieldName('name')
          .flatMap(child => (child ? [declaration(child, child.text, childOf(node, 'type'))] : [])),
      ),
    import_spec(node) {
      const module = (childOf(node, 'path')?.text ?? '').slice(1, -1);
      return {kind: 'import', module, names: [], ...placeOf(node)};
    },
  },
};
