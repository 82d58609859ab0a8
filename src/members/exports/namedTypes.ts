import ts from 'typescript';
import {layOut} from './layOut.ts';
import type {Printer} from './printType.ts';

/** The longest type that is printed: guides list what longer ones, such as a theme, contain. */
const longestType = 1000;

type NamedType = ts.TypeAliasDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration;

const isNamedType = (node: ts.Node): node is NamedType =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

/** The declaration of a type of our packages, if the name is one in this file. */
function declarationOf(
  {checker}: Printer,
  name: string,
  source: ts.SourceFile,
): NamedType | undefined {
  const flags = ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  const found = checker.getSymbolsInScope(source, flags).find(symbol => symbol.name === name);
  const original =
    found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const declaration = original?.declarations?.find(isNamedType);
  const isOwn = declaration?.getSourceFile().fileName.includes('@engagespot');
  return isOwn ? declaration : undefined;
}

const printer = ts.createPrinter({removeComments: true});

/** `export declare type A = 'b'` → `type A = 'b';`, without comments. */
function print(declaration: NamedType): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/\$1\b/g, '');
}

/** Names in a declaration that can be those of types. */
const namesIn = (code: string) => new Set(code.match(/\b[A-Za-z]\w*\b/g));

/**
 * The types that a declaration names and that no other entry shows, with those that they name in
 * turn, as the package writes them.
 *
 * @param symbol what the declaration declares
 * @returns undefined if there are none
 */
export function namedTypes(
  names: Printer,
  signature: string,
  symbol: ts.Symbol,
): string | undefined {
  const shown = new Map<string, string>();

  function add(code: string, source: ts.SourceFile): void {
    for (const name of namesIn(code)) {
      if (shown.has(name) || names.withEntry.has(name) || name === symbol.name) continue;
      const declaration = declarationOf(names, name, source);
      if (!declaration) continue;
      const text = print(declaration);
      if (text.length > longestType) continue;
      shown.set(name, layOut(text));
      add(text, declaration.getSourceFile());
    }
  }

  const source = symbol.declarations?.[0]?.getSourceFile();
  if (source) add(signature, source);
  return [...shown.values()].join('\n\n') || undefined;
}
