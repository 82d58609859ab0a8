import {type Fence, type Problem, problemAt, wholeCode} from '../fence.ts';
import {parsers} from './parsers.ts';
import {parseTree, syntaxProblems} from './tree.ts';

/** Parses one fence with the parser or the grammar of its language. */
export async function checkSyntax(fence: Fence, grammar: string): Promise<Problem[]> {
  const {code, linesBefore} = wholeCode(fence);
  const parse = parsers[grammar];
  const problems = parse ? parse(code) : syntaxProblems(await parseTree(grammar, `${code}\n`));
  return problems.map(({line, column, message}) =>
    problemAt(fence, `${grammar}, column ${column}: ${message}`, line - linesBefore),
  );
}
