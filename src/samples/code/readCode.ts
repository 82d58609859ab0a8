import type {Node} from '../syntax/tree.ts';
import {
  type Call,
  type Declaration,
  type Expression,
  partsOf,
  type Text,
  walk,
} from './expression.ts';
import {type Grammar, lowerTree} from './grammar.ts';
import {dart} from './languages/dart.ts';
import {go} from './languages/go.ts';
import {kotlin} from './languages/kotlin.ts';
import {php} from './languages/php.ts';
import {python} from './languages/python.ts';
import {ruby} from './languages/ruby.ts';
import {rust} from './languages/rust.ts';
import {swift} from './languages/swift.ts';

const grammars: Readonly<Record<string, Grammar>> = {
  dart,
  go,
  kotlin,
  php,
  python,
  ruby,
  rust,
  swift,
};

/** Stands in a text for what the code computes. */
export const unknown = '\uFFFC';

/** A name gets a value, or is declared without one. */
interface Binding {
  /** Offset from which on it holds. */
  from: number;
  /** The value, or the declaration. */
  value: Expression;
}

/** The code of one sample. */
export interface Code {
  language: string;
  /** Every expression, in the order of the code. */
  all: readonly Expression[];
  calls: readonly Call[];
  /** The texts that are no part of another one. */
  texts: readonly Text[];
  /** The expression directly around another. */
  parentOf(expression: Expression): Expression | undefined;
  /** What a name stands for at its place: a value or a declaration; undefined for one that the sample does not bind. */
  bound(name: string, at: number): Expression | undefined;
  /** The value of a name, of a name for a name and so on; anything else as it is. */
  resolve(expression: Expression): Expression;
  /** A text with `unknown` instead of what the code computes; undefined for anything but a text. */
  textOf(expression: Expression): string | undefined;
}

function bindingsOf(all: readonly Expression[]): Map<string, Binding[]> {
  const bindings = new Map<string, Binding[]>();
  function bind(name: string, from: number, value: Expression) {
    bindings.set(name, [...(bindings.get(name) ?? []), {from, value}]);
  }
  for (const expression of all) {
    if (expression.kind === 'declaration') bind(expression.name, expression.end, expression);
    if (expression.kind !== 'assignment') continue;
    const {target, value, end} = expression;
    if (target.kind === 'name') bind(target.name, end, value);
  }
  return bindings;
}

/** The only part of a group, such as what is in parentheses. */
export function withoutGroups(expression: Expression): Expression {
  const [only, ...others] = expression.kind === 'group' ? expression.parts : [];
  return only && others.length === 0 ? withoutGroups(only) : expression;
}

/** The last part of what is called: `post` of `http.post(…)`. */
export function calledName({callee}: Call): string {
  const called = withoutGroups(callee);
  return called.kind === 'member' || called.kind === 'name' ? called.name : '';
}

/** Whether the checks read code of this language. */
export function isReadable(language: string): boolean {
  return grammars[language] !== undefined;
}

/**
 * Reads the code of a sample.
 *
 * @throws Error for a language that has no rules in `languages/`
 */
export function readCode(language: string, tree: Node): Code {
  const grammar = grammars[language];
  if (!grammar) throw new Error(`There are no rules for the code of ${language}`);
  const root = lowerTree(tree, grammar);
  const all = [...walk(root)];
  const bindings = bindingsOf(all);
  const parents = new Map<Expression, Expression>();
  for (const expression of all) {
    for (const part of partsOf(expression)) parents.set(part, expression);
  }

  function bound(name: string, at: number): Expression | undefined {
    const known = bindings.get(name);
    // A field may be set below the method that reads it.
    return (known?.findLast(({from}) => from <= at) ?? known?.[0])?.value;
  }

  function resolve(expression: Expression, depth = 0): Expression {
    const inner = withoutGroups(expression);
    if (inner.kind !== 'name' || depth > 8) return inner;
    const value = bound(inner.name, inner.start);
    return value ? resolve(value, depth + 1) : inner;
  }

  /** `sprintf('%s/v3/%d', …)`: what is put in counts as far as it is known. */
  function formatted(call: Call): string | undefined {
    const [pattern, ...values] = call.args.map(({value}) => value);
    const form = pattern && textOf(pattern);
    let at = 0;
    return form?.replace(/%[sdv]/g, () => {
      const value = values[at];
      at += 1;
      return (value && textOf(value)) ?? unknown;
    });
  }

  function textOf(expression: Expression): string | undefined {
    const value = resolve(expression);
    if (value.kind === 'text') {
      return value.pieces
        .map(piece => (typeof piece === 'string' ? piece : (textOf(piece) ?? unknown)))
        .join('');
    }
    return value.kind === 'call' && /^s?printf$/i.test(calledName(value))
      ? formatted(value)
      : undefined;
  }

  return {
    language,
    all,
    calls: all.filter(expression => expression.kind === 'call'),
    texts: all
      .filter(expression => expression.kind === 'text')
      .filter(expression => parents.get(expression)?.kind !== 'text'),
    parentOf: expression => parents.get(expression),
    bound,
    resolve,
    textOf,
  };
}

/** The type that a declaration names; the last word of it, without what stands around it. */
export function typeOfDeclaration({type}: Declaration): string | undefined {
  return type?.match(/\w+/g)?.at(-1);
}
