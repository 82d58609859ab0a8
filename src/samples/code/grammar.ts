import type {Node} from '../syntax/tree.ts';
import type {Argument, Call, Entry, Expression, Group, Mapping, Name, Text} from './expression.ts';

/** Turns a node into an expression. */
export type Lower = (node: Node) => Expression;

/** What a kind of node means; undefined leaves it to the default, a group of its children. */
export type Rule = (node: Node, lower: Lower) => Expression | undefined;

/** The rules of a language, by kind of node. */
export interface Grammar {
  rules: Readonly<Record<string, Rule>>;
  /** Turns the children of a node into expressions; one for each child by default. */
  children?: (nodes: readonly Node[], lower: Lower) => Expression[];
}

export function placeOf(node: Node) {
  return {line: node.startPosition.row + 1, start: node.startIndex, end: node.endIndex};
}

export function namedChildren(node: Node): Node[] {
  return node.namedChildren.filter(child => child !== null);
}

/** The child in a field, or of a kind. */
export function childOf(node: Node | null, ...names: readonly string[]): Node | undefined {
  for (const name of names) {
    const found =
      node?.childForFieldName(name) ?? node?.namedChildren.find(child => child?.type === name);
    if (found) return found;
  }
  return undefined;
}

export function group(node: Node, parts: readonly Expression[]): Group {
  return {kind: 'group', parts, ...placeOf(node)};
}

export function name(node: Node, text = node.text): Name {
  return {kind: 'name', name: text, ...placeOf(node)};
}

export function text(node: Node, pieces: Text['pieces']): Text {
  return {kind: 'text', pieces, ...placeOf(node)};
}

export function member(node: Node, target: Expression, property: string): Expression {
  const isOwn = target.kind === 'name' && /^(?:this|self|Self)$/.test(target.name);
  if (isOwn) return name(node, property);
  return {kind: 'member', target, name: property, ...placeOf(node)};
}

export function argument(node: Node, value: Expression, label?: string): Argument {
  return {value, ...placeOf(node), ...(label !== undefined && {name: label})};
}

export function call(
  node: Node,
  callee: Expression,
  args: readonly Argument[],
  rest: readonly Expression[] = [],
): Call {
  return {kind: 'call', callee, args, rest, ...placeOf(node)};
}

/** What a key says when the code says it: text, or the name of a constant. */
export function keyOf(key: Expression | undefined): string | undefined {
  if (key?.kind !== 'text' || key.pieces.some(piece => typeof piece !== 'string')) return undefined;
  return key.pieces.join('');
}

export function entry(node: Node, value: Expression, key?: string): Entry {
  return {value, ...placeOf(node), ...(key !== undefined && {key})};
}

export function mapping(node: Node, entries: readonly Entry[], type?: string): Mapping {
  return {kind: 'mapping', entries, ...placeOf(node), ...(type !== undefined && {type})};
}

export function list(node: Node, items: readonly Expression[]): Expression {
  return {kind: 'list', items, ...placeOf(node)};
}

export function assignment(node: Node, target: Expression, value: Expression): Expression {
  return {kind: 'assignment', target, value, ...placeOf(node)};
}

export function declaration(node: Node, variable: string, type?: Node | null): Expression {
  return {
    kind: 'declaration',
    name: variable,
    ...placeOf(node),
    ...(type && {type: type.text}),
  };
}

const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r'};

/** What an escape sequence in a string stands for. */
export function unescaped(sequence: string): string {
  return sequence.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
}

/** A string literal whose parts are nodes; kinds that are not listed are expressions in it. */
export function literal(...literalKinds: readonly string[]): Rule {
  return (node, lower) =>
    text(
      node,
      namedChildren(node).flatMap((child): Text['pieces'] => {
        if (/^(?:string_start|string_end)$/.test(child.type)) return [];
        if (/escape/.test(child.type)) return [unescaped(child.text)];
        if (literalKinds.includes(child.type)) return [child.text];
        const [inner] = namedChildren(child);
        return [lower(/^interpolat/.test(child.type) && inner ? inner : child)];
      }),
    );
}

/** A rule for an operator that joins two texts. */
export function joining(operator: string, left = 'left', right = 'right'): Rule {
  return (node, lower) => {
    const [first, second] = [childOf(node, left), childOf(node, right)];
    const isJoined = node.children.some(child => child?.type === operator);
    return isJoined && first && second ? text(node, [lower(first), lower(second)]) : undefined;
  };
}

/** A rule for an assignment with the target and the value in these fields. */
export function assigning(target: string, value: string): Rule {
  return (node, lower) => {
    const [left, right] = [childOf(node, target), childOf(node, value)];
    return left && right ? assignment(node, lower(left), lower(right)) : undefined;
  };
}

/** A rule for what is only a wrapper around the node in a field, or else around its first child. */
export function transparent(field = ''): Rule {
  return (node, lower) => {
    const inner = (field && childOf(node, field)) || namedChildren(node).at(0);
    return inner ? lower(inner) : undefined;
  };
}

/** The expression of a syntax tree. */
export function lowerTree(root: Node, {rules, children}: Grammar): Expression {
  const lower: Lower = node => {
    const rule = rules[node.type];
    const inner = namedChildren(node);
    return rule?.(node, lower) ?? group(node, children ? children(inner, lower) : inner.map(lower));
  };
  return lower(root);
}
