import path from 'node:path';
import ts from 'typescript';
import type {SourceFile} from '../../src/project/projectFiles.ts';

/** A test that names lines of the specification. */
export interface TaggedTest {
  /** Path relative to the root. */
  file: string;
  /** The title; what a template puts in when the test runs (`${…}`, `%s`, `$name`) is `…`. */
  title: string;
  /** The ids of the lines. */
  ids: string[];
}

/** What tests carry and where: a tag that is on no test that runs proves nothing. */
export interface TaggedFile {
  tests: TaggedTest[];
  /** Ids of tags that no running test carries, for example because it is skipped. */
  loose: string[];
}

/** What a tag begins with, in Playwright (`tag`) and in Vitest (`tags`). */
export const tagPrefix = '@spec:';

const gap = '…';

/** The text of a literal, with a gap for what is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({literal}) => gap + literal.text).join('');
}

/** The literals inside a node, in their order. */
function textsIn(node: ts.Node): string[] {
  const texts: string[] = [];
  function visit(inner: ts.Node) {
    const text = textOf(inner);
    if (text === undefined) ts.forEachChild(inner, visit);
    else texts.push(text);
  }
  visit(node);
  return texts;
}

const isTag = (text: string) => text.startsWith(tagPrefix);

function idsIn(node: ts.Node): string[] {
  return textsIn(node)
    .filter(isTag)
    .map(tag => tag.slice(tagPrefix.length));
}

/** The value of `tag` or `tags` in the details of a test. */
function tagValue(details: ts.Expression | undefined): ts.Expression | undefined {
  if (!details || !ts.isObjectLiteralExpression(details)) return undefined;
  for (const property of details.properties) {
    if (!/^tags?$/.test(property.name?.getText() ?? '')) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** The rows of the loop around a node, if they are written out in it. */
function loopRows(node: ts.Node): readonly ts.Expression[] {
  let around: ts.Node = node;
  while (around.parent && !ts.isForOfStatement(around)) around = around.parent;
  if (!ts.isForOfStatement(around)) return [];
  const list = ts.isAsExpression(around.expression)
    ? around.expression.expression
    : around.expression;
  return ts.isArrayLiteralExpression(list) ? list.elements : [];
}

/** Whether a call defines a test that runs: `test(`, `fixtureTest(`, `test.each([…])(`. */
function definesTest({expression}: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return /^(test|it|\w+Test)$/.test(expression.text);
  if (!ts.isCallExpression(expression)) return false;
  return /^(test|it)(\.concurrent)?\.(each|for)\b/.test(expression.expression.getText());
}

/** The first identifier in the value of a tag: a variable of the loop around the test. */
function variableIn(value: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(value)) return value;
  if (ts.isSpreadElement(value)) return variableIn(value.expression);
  return ts.isArrayLiteralExpression(value)
    ? value.elements.map(variableIn).find(found => found !== undefined)
    : undefined;
}

/** The tests that a call defines: one, or one for each row of the loop that gives it its tag. */
function testsOf(file: string, [name, details]: readonly ts.Expression[]): TaggedTest[] {
  const value = tagValue(details);
  if (!name || !value) return [];
  const text = textOf(name)?.replace(/%[sdioj]|\$\w+/g, gap);
  const ids = idsIn(value);
  const variable = variableIn(value);
  if (!variable) return [{file, title: text ?? gap, ids}];
  return loopRows(variable).map(row => ({
    file,
    title: text ?? textsIn(row).find(found => !isTag(found)) ?? gap,
    ids: [...idsIn(row), ...ids],
  }));
}

/** The tests of a file of Vitest or Playwright that name lines of the specification. */
export function taggedTests({file, text}: SourceFile): TaggedFile {
  const source = ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.Latest, true);
  const tests: TaggedTest[] = [];
  function visit(node: ts.Node) {
    if (ts.isCallExpression(node) && definesTest(node))
      tests.push(...testsOf(file, node.arguments));
    ts.forEachChild(node, visit);
  }
  visit(source);
  const carried = new Set(tests.flatMap(({ids}) => ids));
  return {
    tests: tests.filter(({ids}) => ids.length > 0),
    loose: idsIn(source).filter(id => !carried.has(id)),
  };
}
