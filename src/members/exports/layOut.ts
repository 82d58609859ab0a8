import ts from 'typescript';

/** The longest object type that stays on one line, in characters. */
const longestLine = 60;

/** Makes short object types stay on their line. */
function keepShortOnes(node: ts.Node, source: ts.SourceFile): void {
  if (ts.isTypeLiteralNode(node) && node.getText(source).length <= longestLine) {
    ts.setEmitFlags(node, ts.EmitFlags.SingleLine);
  }
  ts.forEachChild(node, child => keepShortOnes(child, source));
}

/** Whether a declaration can stand alone. A member of an object can not. */
const isStatement = (code: string) => /^(?:type|function|const|class|interface|enum) /.test(code);

/** A declaration that is one line of code, with a line per field and an indent of two spaces. */
export function layOut(code: string): string {
  const whole = isStatement(code) ? code : `type Members = { ${code} };`;
  const source = ts.createSourceFile('type.ts', whole, ts.ScriptTarget.Latest, true);
  keepShortOnes(source, source);
  const [statement] = source.statements;
  if (!statement) return code;
  if (!isStatement(code) && ts.isTypeAliasDeclaration(statement)) {
    ts.setEmitFlags(statement.type, ts.EmitFlags.None);
  }
  const printer = ts.createPrinter({newLine: ts.NewLineKind.LineFeed});
  const text = printer
    .printNode(ts.EmitHint.Unspecified, statement, source)
    .replace(/^(?: {4})+/gm, indent => ' '.repeat(indent.length / 2));
  if (isStatement(code)) return text;
  return text.split('\n').slice(1, -1).join('\n').replace(/^ {2}/gm, '');
}
