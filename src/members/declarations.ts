/**
 * What the published types of a package declare. Signatures on the pages are these lines, so they
 * cannot differ from what a reader's editor shows.
 */
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {typesFile} from './typesFiles.ts';

/** Members of one class, interface or enum as the types write them, comments left out. */
export interface Declaration {
  /** Name of the class, interface, object type, enum or function. */
  owner: string;
  kind: 'class' | 'interface' | 'type' | 'enum' | 'function';
  /** `class Engagespot`, `interface Options`; for a function the whole signature. */
  head: string;
  /** Lines by member name; a method with overloads, or a static and a plain member, has several. */
  members: Map<string, string[]>;
}

type Container =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.EnumDeclaration
  | ts.TypeAliasDeclaration;

const printer = ts.createPrinter({removeComments: true});

const kinds = new Map<ts.SyntaxKind, Declaration['kind']>([
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.EnumDeclaration, 'enum'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
]);

/** One line of code, without the names that the bundler of the package made up. */
function print(node: ts.Node, source: ts.SourceFile): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replace(/\s+/g, ' ')
    .replace(/\breact_jsx_runtime\.|\$1\b/g, '')
    .trim();
}

function membersOf(node: Container): readonly ts.Node[] {
  if (!ts.isTypeAliasDeclaration(node)) return [...node.members];
  return ts.isTypeLiteralNode(node.type) ? [...node.type.members] : [];
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const {name} = node as ts.NamedDeclaration;
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

const isPrivate = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);

/** `declare class A<T> implements B` → `class A<T> implements B`. */
function headOf(node: Container | ts.FunctionDeclaration, source: ts.SourceFile): string {
  const whole = print(node, source).replace(/^(?:export )?(?:declare )?/, '');
  if (ts.isFunctionDeclaration(node)) return whole;
  const end = ts.isTypeAliasDeclaration(node) ? ' = ' : ' {';
  return whole.slice(0, whole.indexOf(end));
}

function readMembers(node: Container, source: ts.SourceFile): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const member of membersOf(node)) {
    const name = nameOf(member);
    if (name === undefined || isPrivate(member)) continue;
    members.set(name, [...(members.get(name) ?? []), print(member, source)]);
  }
  return members;
}

function readDeclarations(file: string): Map<string, Declaration> {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declarations = new Map<string, Declaration>();
  for (const node of source.statements) {
    const kind = kinds.get(node.kind);
    if (!kind) continue;
    const declared = node as Container | ts.FunctionDeclaration;
    const owner = declared.name?.text ?? '';
    const members = ts.isFunctionDeclaration(declared)
      ? new Map<string, string[]>()
      : readMembers(declared, source);
    declarations.set(owner, {owner, kind, head: headOf(declared, source), members});
  }
  return declarations;
}

const cache = new Map<string, Map<string, Declaration>>();

/**
 * What the version of a package that a documentation version describes declares, by name.
 *
 * @throws Error when the package is not installed
 */
export function declarationsOf(
  packageName: string,
  docsVersion: string,
): ReadonlyMap<string, Declaration> {
  const file = typesFile(packageName, docsVersion);
  const known = cache.get(file) ?? readDeclarations(file);
  cache.set(file, known);
  return known;
}
