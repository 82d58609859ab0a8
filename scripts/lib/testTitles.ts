import path from 'node:path';
import ts from 'typescript';
import type {SourceFile} from './projectFiles.ts';

/** A test as it stands in its file. */
export interface TestTitle {
  /** Path relative to the root. */
  file: string;
  /** The title; what is put in when the test runs (`${…}`, `%s`, `$name`) is `…`. */
  title: string;
}

const gap = '…';

/** The text of a literal, with a gap for what is put in. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({literal}) => gap + literal.text).join('');
}

/** Whether a call defines a test that runs: `test(`, `fixtureTest(`, `test.each([…])(`. */
function definesTest({expression}: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return /^(test|it|\w+Test)$/.test(expression.text);
  if (!ts.isCallExpression(expression)) return false;
  return /^test(\.concurrent)?\.(each|for)\b/.test(expression.expression.getText());
}

/** Every test that a file of Vitest or Playwright defines. */
export function testTitles({file, text}: SourceFile): TestTitle[] {
  const titles: TestTitle[] = [];
  function visit(node: ts.Node) {
    if (ts.isCallExpression(node) && definesTest(node)) {
      const title = textOf(node.arguments[0])?.replace(/%[sdioj]|\$\w+/g, gap);
      if (title) titles.push({file, title});
    }
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.Latest, true));
  return titles;
}
