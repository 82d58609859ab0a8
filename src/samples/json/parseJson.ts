import ts from 'typescript';

export type ParsedJson = {value: unknown} | {error: string; line: number};

interface ParseOptions {
  /** Whether comments are allowed, as in configuration files. */
  comments: boolean;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** The place that V8 names in its message: a position, or none for the end of the text. */
function errorLine(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  return lineAt(text, position === undefined ? text.length : Number(position));
}

/** Blanks out comments and keeps positions. */
function withoutComments(text: string): string {
  const pattern = /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(pattern, (match, string) => string ?? match.replace(/[^\n]/g, ' '));
}

export function parseJson(code: string, {comments}: ParseOptions): ParsedJson {
  const text = comments ? withoutComments(code) : code;
  try {
    return {value: JSON.parse(text)};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {error: message, line: errorLine(text, message)};
  }
}

export interface DuplicateKey {
  key: string;
  /** Line from 1. */
  line: number;
}

/** Keys that an object has twice: valid JSON, of which readers would see only the last value. */
export function findDuplicateKeys(code: string): DuplicateKey[] {
  const source = ts.parseJsonText('sample.json', code);
  const duplicates: DuplicateKey[] = [];
  function visit(node: ts.Node) {
    if (ts.isObjectLiteralExpression(node)) {
      const seen = new Set<string>();
      for (const {name} of node.properties) {
        if (!name || !ts.isStringLiteral(name)) continue;
        if (seen.has(name.text)) {
          duplicates.push({key: name.text, line: lineAt(code, name.getStart(source))});
        }
        seen.add(name.text);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return duplicates;
}
