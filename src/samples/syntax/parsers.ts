/** Parsers of the languages that have one in JavaScript, and no grammar in WebAssembly. */
import handlebars from 'handlebars';
import {SaxesParser} from 'saxes';
import {LineCounter, parseAllDocuments} from 'yaml';
import {parseDiagram} from '../../remark/diagram/schema.ts';
import type {SyntaxProblem} from './tree.ts';

type Parse = (code: string) => SyntaxProblem[];

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function parseYaml(code: string): SyntaxProblem[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  return [...documents].flatMap(({errors}) =>
    errors.map(({message, pos}) => {
      const {line, col} = lineCounter.linePos(pos[0]);
      return {line, column: col, message};
    }),
  );
}

/** Problems of a parser that throws; the line is the one its message names. */
function problemsOf(parse: () => unknown): SyntaxProblem[] {
  try {
    parse();
    return [];
  } catch (error) {
    const message = messageOf(error);
    const line = Number(/on line (\d+)/.exec(message)?.[1] ?? 1);
    return [{line, column: 1, message}];
  }
}

function parseXml(code: string): SyntaxProblem[] {
  const parser = new SaxesParser();
  const problems: SyntaxProblem[] = [];
  parser.on('error', ({message}) => {
    problems.push({line: parser.line, column: parser.column + 1, message});
  });
  parser.write(code).close();
  return problems;
}

/** By language. */
export const parsers: Readonly<Record<string, Parse>> = {
  xml: parseXml,
  yaml: parseYaml,
  diagram: code => problemsOf(() => parseDiagram(code)),
  handlebars: code => problemsOf(() => handlebars.parse(code)),
};
