import {type Fence, type Problem, problemAt, wholeCode} from '../fence.ts';
import {parsers} from './parsers.ts';
import {type Node, parseTree, syntaxProblems} from './tree.ts';

export interface Syntax {
  problems: Problem[];
  /** Of the whole code; undefined when the language has a parser of its own. */
  tree?: Node;
}

/** Parses one fence with the parser or the grammar of its language. */
export async function readSyntax(fence: Fence, grammar: string): Promise<Syntax> {
  const {code, linesBefore} = wholeCode(fence);
  const parse = parsers[grammar];
  const tree = parse ? undefined : await parseTree(grammar, `${code}\n`);
  const found = tree ? syntaxProblems(tree) : (parse?.(code) ?? []);
  const problems = found.map(({line, column, message}) =>
    problemAt(fence, `${grammar}, column ${column}: ${message}`, line - linesBefore),
  );
  return {problems, ...(tree && {tree})};
}
