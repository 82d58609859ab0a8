/**
 * Code as its checks see it: what is called with what, in the same form for every language. The
 * grammar of a language turns its syntax tree into this (`languages/`).
 */

interface Place {
  /** Line of the sample, from 1. */
  line: number;
  /** Offsets into the sample, end exclusive. */
  start: number;
  end: number;
}

/** Text with expressions in it. */
export interface Text extends Place {
  kind: 'text';
  pieces: readonly (string | Expression)[];
}

export interface Entry extends Place {
  /** Undefined when the code computes it, or when the entry stands for those of another mapping. */
  key?: string;
  value: Expression;
}

/** A dictionary, hash, map or JSON object; with `type`, a struct. */
export interface Mapping extends Place {
  kind: 'mapping';
  entries: readonly Entry[];
  type?: string;
}

export interface List extends Place {
  kind: 'list';
  items: readonly Expression[];
}

export interface Argument extends Place {
  name?: string;
  value: Expression;
}

/** A call, or the creation of an object. */
export interface Call extends Place {
  kind: 'call';
  callee: Expression;
  args: readonly Argument[];
  /** What else belongs to the call, such as a block. */
  rest: readonly Expression[];
}

/** `target.name`, with whatever the language puts between the two. */
export interface Member extends Place {
  kind: 'member';
  target: Expression;
  name: string;
}

/** A variable, constant, type or function; `this.name` and `@name` count as the variable `name`. */
export interface Name extends Place {
  kind: 'name';
  name: string;
}

export interface Assignment extends Place {
  kind: 'assignment';
  target: Expression;
  value: Expression;
}

/** A parameter, or a variable without a value. */
export interface Declaration extends Place {
  kind: 'declaration';
  name: string;
  /** As written. */
  type?: string;
}

export interface Import extends Place {
  kind: 'import';
  module: string;
  /** What is taken from the module; empty for the module as a whole. */
  names: readonly string[];
}

/** Anything else, with what is in it. */
export interface Group extends Place {
  kind: 'group';
  parts: readonly Expression[];
}

export type Expression =
  | Text
  | Mapping
  | List
  | Call
  | Member
  | Name
  | Assignment
  | Declaration
  | Import
  | Group;

/** The expressions directly inside of one. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'text':
      return expression.pieces.filter(piece => typeof piece !== 'string');
    case 'mapping':
      return expression.entries.map(({value}) => value);
    case 'list':
      return expression.items;
    case 'call':
      return [expression.callee, ...expression.args.map(({value}) => value), ...expression.rest];
    case 'member':
      return [expression.target];
    case 'assignment':
      return [expression.target, expression.value];
    case 'group':
      return expression.parts;
    default:
      return [];
  }
}

/** An expression and everything in it, in the order of the code. */
export function* walk(expression: Expression): Generator<Expression> {
  yield expression;
  for (const part of partsOf(expression)) yield* walk(part);
}
