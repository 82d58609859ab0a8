import ts from 'typescript';
import type {TypedModules} from '../../src/samples/types/checkTypes.ts';
import type {VirtualModule} from '../../src/samples/types/module.ts';
import {ShapeReader} from './readShape.ts';
import type {Export, Method} from './shape.ts';

/** Whether a function returns what React renders. */
function isRendered(checker: ts.TypeChecker, signature: ts.Signature): boolean {
  const text = checker.typeToString(signature.getReturnType());
  return /\b(?:Element|ReactNode|ReactElement|ReactPortal)\b/.test(text);
}

function methodsOf(checker: ts.TypeChecker, reader: ShapeReader, type: ts.Type): Method[] {
  return type.getProperties().flatMap(property => {
    const [call] = checker.getTypeOfSymbol(property).getCallSignatures();
    const declaration = property.valueDeclaration;
    const isHidden =
      declaration &&
      ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier;
    return call && !isHidden ? [{name: property.name, parameters: reader.parameters(call)}] : [];
  });
}

/** Whether a value is written in the sample itself: what it passes on is not its own to call. */
function isWritten(symbol: ts.Symbol): boolean {
  const declaration = symbol.valueDeclaration;
  return (
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer !== undefined &&
    ts.isObjectLiteralExpression(declaration.initializer)
  );
}

function readExport(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  isReact: boolean,
): Export | undefined {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!(target.flags & ts.SymbolFlags.Value)) return undefined;
  const {name} = symbol;
  const [declaration] = target.declarations ?? [];
  // A signature is nothing at run time, and what a package declares is not the sample's own.
  if (
    declaration &&
    ts.getCombinedModifierFlags(declaration as ts.Declaration) & ts.ModifierFlags.Ambient
  ) {
    return undefined;
  }
  const reader = new ShapeReader(checker);
  const type = checker.getTypeOfSymbol(target);
  const [construct] = type.getConstructSignatures();
  if (construct && target.flags & ts.SymbolFlags.Class) {
    const methods = methodsOf(checker, reader, construct.getReturnType());
    return {name, as: 'class', parameters: reader.parameters(construct), methods};
  }
  const [call] = type.getCallSignatures();
  if (!call) {
    return isWritten(target)
      ? {name, as: 'object', methods: methodsOf(checker, reader, type)}
      : {name, as: 'value'};
  }
  const parameters = reader.parameters(call);
  const ownName = name === 'default' ? target.name : name;
  if (/^use[A-Z]/.test(ownName)) return {name, as: 'hook', parameters};
  // A component can also return text.
  const isComponent =
    /^[A-Z]|^default$/.test(ownName) &&
    (isRendered(checker, call) || (isReact && parameters.length < 2));
  if (!isComponent) return {name, as: 'function', parameters};
  return {name, as: 'component', props: parameters[0] ?? {kind: 'object', entries: {}}};
}

/** What a module exports at run time, and how each export is used. */
export function readExports({program}: TypedModules, {path}: VirtualModule): Export[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) return [];
  return checker
    .getExportsOfModule(symbol)
    .flatMap(exported => readExport(checker, exported, /\.[jt]sx$/.test(path)) ?? []);
}
