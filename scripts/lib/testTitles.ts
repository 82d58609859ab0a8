import path from 'node:path';
import ts from 'typescript';
import type {SourceFile} from '../../src/project/projectFiles.ts';

/** A test as it stands in its file. */
export interface TestTitle {
  /** Path relative to the root. */
  file: string;
  /** Title of the innermost `describe` around it; empty when there is none. */
  suite: string;
  /** The title; what is put in when the test runs (`${…}`, `%s`, `$name`) is `…`. */
  title: string;
}

const gap = '…';

/** The text of a literal, with a gap for what is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({literal}) => gap + literal.text).join('');
}

/** The texts of a list that is written out; those of rows are the first of each. */
function textsOf(list: ts.Expression): string[] {
  if (ts.isAsExpression(list)) return textsOf(list.expression);
  if (!ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap(element => {
    const first = ts.isArrayLiteralExpression(element) ? element.elements[0] : element;
    return (first && textOf(first)) ?? [];
  });
}

/** The titles of a test: one, or those of the list whose loop names it by a variable. */
function titlesOf(node: ts.Expression): string[] {
  const text = textOf(node);
  if (text !== undefined) return [text.replace(/%[sdioj]|\$\w+/g, gap)];
  let around: ts.Node = node;
  while (around.parent && !ts.isForOfStatement(around)) around = around.parent;
  const texts = ts.isForOfStatement(around) ? textsOf(around.expression) : [];
  return texts.length > 0 ? texts : [gap];
}

/** Whether a call defines a test that runs: `test(`, `fixtureTest(`, `test.each([…])(`. */
function definesTest({expression}: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return /^(test|it|\w+Test)$/.test(expression.text);
  if (!ts.isCallExpression(expression)) return false;
  return /^test(\.concurrent)?\.(each|for)\b/.test(expression.expression.getText());
}

function definesSuite({expression}: ts.CallExpression): boolean {
  return /^(\w+\.)?describe\b/.test(expression.getText());
}

/** Every test that a file of Vitest or Playwright defines. */
export function testTitles({file, text}: SourceFile): TestTitle[] {
  const tests: TestTitle[] = [];
  function visit(node: ts.Node, suite: string) {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    let inside = suite;
    if (first && ts.isCallExpression(node)) {
      if (definesTest(node)) tests.push(...titlesOf(first).map(title => ({file, suite, title})));
      if (definesSuite(node)) inside = textOf(first) ?? suite;
    }
    ts.forEachChild(node, child => visit(child, inside));
  }
  visit(ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.Latest, true), '');
  return tests;
}
