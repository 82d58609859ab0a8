import type {Node} from '../../syntax/tree.ts';
import type {Argument, Expression, Text} from '../expression.ts';
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
  mapping,
  member,
  name,
  namedChildren,
  placeOf,
  type Rule,
  text,
} from '../grammar.ts';

/** The grammar has nodes for what is inserted into a string, not for the text between. */
function stringText(node: Node, lower: Lower): Expression {
  const pieces: (string | Expression)[] = [];
  const [, quote = ''] = /^r?('''|"""|'|")/.exec(node.text) ?? [];
  let at = node.startIndex + node.text.indexOf(quote) + quote.length;
  const textUpTo = (end: number) => node.text.slice(at - node.startIndex, end - node.startIndex);
  for (const child of namedChildren(node)) {
    if (child.type !== 'template_substitution') continue;
    pieces.push(textUpTo(child.startIndex), group(child, folded(namedChildren(child), lower)));
    at = child.endIndex;
  }
  return text(node, [...pieces, textUpTo(node.endIndex - quote.length)]);
}

/** A group of one counts as what is in it. */
function single(node: Node, parts: readonly Expression[]): Expression {
  const [only, ...others] = parts;
  return only && others.length === 0 ? only : group(node, parts);
}

function argumentOf(node: Node, lower: Lower): Argument {
  const label = childOf(node, 'label');
  const inner = namedChildren(node).filter(child => child.type !== 'label');
  return argument(node, single(node, folded(inner, lower)), label && namedChildren(label)[0]?.text);
}

/** Applies a selector, such as `.name` or `(arguments)`, to what stands before it. */
function select(target: Expression, selector: Node, lower: Lower): Expression {
  const [part] = namedChildren(selector);
  const place = {...placeOf(selector), line: target.line, start: target.start};
  if (part?.type === 'argument_part') {
    const args = childOf(part, 'arguments');
    const inner = args ? namedChildren(args).map(child => argumentOf(child, lower)) : [];
    return {...call(selector, target, inner), ...place, line: placeOf(selector).line};
  }
  const property = childOf(part ?? null, 'identifier');
  return property ? member(selector, target, property.text) : group(selector, [target]);
}

/** The grammar has `a.b(c)` as a row of nodes: `a`, and a selector for each of the others. */
function folded(nodes: readonly Node[], lower: Lower): Expression[] {
  const expressions: Expression[] = [];
  for (const node of nodes) {
    const target = node.type === 'selector' ? expressions.pop() : undefined;
    expressions.push(target ? select(target, node, lower) : lower(node));
  }
  return expressions;
}

/** The nodes of a field, as one expression. */
function fieldOf(node: Node, field: string, lower: Lower): Expression {
  const nodes = node.childrenForFieldName(field).filter(child => child !== null);
  return single(node, folded(nodes, lower));
}

const variable: Rule = (node, lower) => {
  const [identifier, ...value] = namedChildren(node).filter(
    child => !/(?:builtin|type|type_arguments)$|^type_identifier$/.test(child.type),
  );
  if (identifier?.type !== 'identifier') return undefined;
  if (value.length === 0) return declaration(node, identifier.text);
  return assignment(node, name(identifier), single(node, folded(value, lower)));
};

function isText(value: Expression | undefined): value is Text {
  return value?.kind === 'text';
}

export const dart: Grammar = {
  children: folded,
  rules: {
    string_literal: stringText,
    identifier: node => name(node),
    identifier_dollar_escaped: node => name(node),
    additive_expression: joining('+'),
    set_or_map_literal: (node, lower) =>
      mapping(
        node,
        namedChildren(node).map(child => {
          const value = fieldOf(child, 'value', lower);
          const key = childOf(child, 'key');
          return child.type === 'pair' && key
            ? entry(child, value, keyOf(lower(key)))
            : entry(child, lower(child));
        }),
      ),
    list_literal: (node, lower) => list(node, folded(namedChildren(node), lower)),
    await_expression: (node, lower) => single(node, folded(namedChildren(node), lower)),
    unary_expression: (node, lower) => single(node, folded(namedChildren(node), lower)),
    initialized_variable_definition: variable,
    initialized_identifier: variable,
    static_final_declaration: variable,
    assignment_expression: (node, lower) =>
      assignment(node, fieldOf(node, 'left', lower), fieldOf(node, 'right', lower)),
    assignable_expression: (node, lower) => single(node, folded(namedChildren(node), lower)),
    formal_parameter(node) {
      const holder = childOf(node, 'constructor_param') ?? node;
      const identifier = childOf(holder, 'name', 'identifier');
      return identifier && declaration(node, identifier.text, childOf(node, 'type_identifier'));
    },
    optional_formal_parameters(node, lower) {
      const parts = folded(namedChildren(node), lower).map((part, index, all) => {
        const next = all[index + 1];
        if (part.kind !== 'declaration' || !isText(next)) return part;
        const {line, start, end} = part;
        const target: Expression = {kind: 'name', name: part.name, line, start, end};
        return {...assignment(node, target, next), line, start, end: next.end};
      });
      return group(node, parts);
    },
    library_import(node) {
      const uri = /['"]([^'"]+)['"]/.exec(node.text)?.[1] ?? '';
      return {kind: 'import', module: uri, names: [], ...placeOf(node)};
    },
  },
};
