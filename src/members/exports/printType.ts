/**
 * Types as the reference prints them. They are those of the packages, with two things shortened,
 * because the bundler of the packages wrote them out in full in every place:
 *
 * - the response of a call is `FetchResponse<Data>`, where `Data` is the body of the answer;
 * - an object with exactly the fields of an exported type, such as a notification, has its name.
 */
import ts from 'typescript';

/** What printing needs to know about the package. */
export interface Printer {
  checker: ts.TypeChecker;
  /** Names of exported object types, by the names of their fields: `a,b,c`. */
  namesByFields: ReadonlyMap<string, string>;
  /** Names that have an entry in the reference of a package. */
  withEntry: ReadonlySet<string>;
  /** Names of exported types, by the symbol of the alias. */
  namesByAlias: ReadonlyMap<ts.Symbol, string>;
  /** Names of exported lists of texts, by these texts in order: `denied,granted`. */
  namesByTexts: ReadonlyMap<string, string>;
}

const fullText =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The fields that code outside of the package can use. */
export function publicFields(type: ts.Type): ts.Symbol[] {
  return type
    .getProperties()
    .filter(({declarations = []}) =>
      declarations.every(
        declaration => !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private),
      ),
    );
}

/** Names of the fields of a type, as a key. */
export function fieldsKey(type: ts.Type): string {
  return publicFields(type)
    .map(({name}) => name)
    .sort()
    .join();
}

/** Whether the package itself declares a type, rather than React or the language. */
function isOwn(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(declaration =>
    /@engagespot|openapi-/.test(declaration.getSourceFile().fileName),
  );
}

/** The texts that a union allows, as a key; undefined if it allows anything else. */
export function textsKey(types: readonly ts.Type[]): string | undefined {
  const texts = types.map(type => (type.isStringLiteral() ? type.value : undefined));
  return texts.includes(undefined) ? undefined : texts.sort().join();
}

const withoutUndefined = (types: readonly ts.Type[]) =>
  types.filter(({flags}) => !(flags & ts.TypeFlags.Undefined));

/** A text without what stands in its brackets. */
function outside(text: string): string {
  const shorter = text
    .replace(/=>/g, '→')
    .replace(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>|\[[^[\]]*\]/g, '');
  return shorter === text ? text : outside(shorter);
}

/** Puts what could be misread into parentheses. */
const grouped = (text: string) => (/[|&→]/.test(outside(text)) ? `(${text})` : text);

/** The longest type that is written out where it has a name that the package keeps to itself. */
const longestWrittenOut = 160;

export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

/** The name that an exported type, or a type of another package, goes by. */
function nameOf(printer: Printer, type: ts.Type): string | undefined {
  const {aliasSymbol, aliasTypeArguments = []} = type;
  if (!aliasSymbol) return undefined;
  const exported = printer.namesByAlias.get(aliasSymbol);
  if (exported) return exported;
  if (isOwn(aliasSymbol)) return undefined;
  const inner = aliasTypeArguments.map(argument => printType(printer, argument));
  return inner.length > 0 ? `${aliasSymbol.name}<${inner.join(', ')}>` : aliasSymbol.name;
}

/** The body of the answer in the type of a response. */
function responseData(printer: Printer, type: ts.Type): string {
  const data = withoutUndefined(
    (type as ts.UnionType).types.flatMap(answer => {
      const property = answer.getProperty('data');
      return property ? [printer.checker.getTypeOfSymbol(property)] : [];
    }),
  );
  const texts = data.filter(({flags}) => !(flags & ts.TypeFlags.Never));
  return texts.map(answer => printType(printer, answer)).join(' | ') || 'never';
}

function printUnion(printer: Printer, types: readonly ts.Type[]): string {
  const absent = types.filter(({flags}) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
  const present = types.filter(type => !absent.includes(type));
  const [only] = present;
  const key = textsKey(present);
  const name = key && printer.namesByTexts.get(key);
  const texts = name
    ? [name]
    : only && present.length === 1
      ? [printType(printer, only)]
      : printAlternatives(printer, present);
  const all = [...texts, ...absent.map(type => printer.checker.typeToString(type))];
  return all.length === 1 ? all.join() : all.map(grouped).join(' | ');
}

function printAlternatives(printer: Printer, types: readonly ts.Type[]): string[] {
  const isBoolean = ({flags}: ts.Type) => (flags & ts.TypeFlags.BooleanLiteral) !== 0;
  const booleans = types.filter(isBoolean);
  const others = types.filter(type => booleans.length < 2 || !isBoolean(type));
  const texts = others.map(type => printType(printer, type));
  return [...(booleans.length === 2 ? ['boolean'] : []), ...new Set(texts)];
}

/** `(a: string, b?: number) => void`, or with another sign before the result. */
export function printCall(printer: Printer, call: ts.Signature, sign = ' => '): string {
  const {checker} = printer;
  const generics = (call.typeParameters ?? []).map(parameter => {
    const limit = parameter.getConstraint();
    const of = limit ? ` extends ${checker.typeToString(limit, undefined, fullText)}` : '';
    return `${parameter.symbol.name}${of}`;
  });
  const parameters = call.parameters.map((parameter, index) => {
    const declaration = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
    const isLeftOut =
      declaration !== undefined && ts.isParameter(declaration)
        ? declaration.questionToken !== undefined
        : isOptional(parameter);
    // Types write out what the function takes apart; it has no name.
    const isUnnamed = parameter.name.startsWith('__');
    const name = isUnnamed ? (index === 0 ? 'options' : 'more') : parameter.name;
    const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken;
    const type = printType(printer, checker.getTypeOfSymbol(parameter), isLeftOut);
    return `${isRest ? '...' : ''}${name}${isLeftOut ? '?' : ''}: ${type}`;
  });
  const result = printType(printer, call.getReturnType());
  return `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')})${sign}${result}`;
}

/** The type of a field: by the name that the declaration uses, if written out it is too long. */
export function printFieldType(printer: Printer, field: ts.Symbol): string {
  const text = printType(printer, printer.checker.getTypeOfSymbol(field), isOptional(field));
  const [declaration] = field.declarations ?? [];
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const isName = written && ts.isTypeReferenceNode(written) && !written.typeArguments;
  return isName && text.length > longestWrittenOut ? written.getText() : text;
}

/** One field of an object or member of a class: `name?: string;`, `send(params: Params): void;`. */
export function printField(printer: Printer, field: ts.Symbol): string {
  const type = printer.checker.getTypeOfSymbol(field);
  const [call] = type.getCallSignatures();
  const mark = isOptional(field) ? '?' : '';
  const isMethod = (field.flags & ts.SymbolFlags.Method) !== 0;
  if (call && isMethod) return `${field.name}${mark}${printCall(printer, call, ': ')};`;
  return `${field.name}${mark}: ${printFieldType(printer, field)};`;
}

/** An object type with its fields, whatever its name. */
export function printObject(printer: Printer, type: ts.Type): string {
  const named = publicFields(type).map(field => printField(printer, field));
  const others = printer.checker
    .getIndexInfosOfType(type)
    .map(
      index => `[key: ${printType(printer, index.keyType)}]: ${printType(printer, index.type)};`,
    );
  const fields = [...named, ...others];
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '{}';
}

function printAnonymous(printer: Printer, type: ts.Type): string {
  const [call] = type.getCallSignatures();
  const {symbol} = type;
  if (symbol && symbol.flags & ts.SymbolFlags.Function && !isOwn(symbol)) {
    return `typeof ${symbol.name}`;
  }
  if (call) return printCall(printer, call);
  const known = printer.namesByFields.get(fieldsKey(type));
  if (known) return known;
  const text = printer.checker.typeToString(type, undefined, fullText);
  const isPlain =
    type.getProperties().length > 0 && !printer.checker.getIndexInfosOfType(type).length;
  return isPlain ? printObject(printer, type) : text;
}

/** The fields of all parts, if they fit: `Optional<Pagination, 'limit'>` says less than its fields. */
function printIntersection(printer: Printer, type: ts.IntersectionType): string {
  const text = printObject(printer, type);
  return text.length > longestWrittenOut
    ? printer.checker.typeToString(type, undefined, fullText)
    : text;
}

/** `Promise<Answer>`, `Notification[]`, `ReadableAtom<number>`. */
function printReference(printer: Printer, type: ts.TypeReference): string | undefined {
  const inner = printer.checker.getTypeArguments(type);
  if (inner.length === 0 || !type.symbol) return undefined;
  if (printer.checker.isArrayType(type)) {
    return `${grouped(inner.map(item => printType(printer, item)).join())}[]`;
  }
  const {name} = type.symbol;
  const shown = name === 'default' ? 'SubscribableEvent' : name;
  const known = printer.namesByFields.get(fieldsKey(type));
  if (known) return known;
  return `${shown}<${inner.map(item => printType(printer, item)).join(', ')}>`;
}

/**
 * A type on one line.
 *
 * @param isLeftOut whether a question mark says already that it can be undefined
 */
export function printType(printer: Printer, type: ts.Type, isLeftOut = false): string {
  const {aliasSymbol} = type;
  const text = printWrittenOut(printer, type, isLeftOut);
  const isLong = text.length > longestWrittenOut;
  const isHidden = aliasSymbol && isOwn(aliasSymbol) && !aliasSymbol.name.startsWith('__');
  return isLong && isHidden && !text.startsWith('FetchResponse<') ? aliasSymbol.name : text;
}

function printWrittenOut(printer: Printer, type: ts.Type, isLeftOut: boolean): string {
  const {checker} = printer;
  if (type.aliasSymbol?.name === 'FetchResponse') {
    return `FetchResponse<${responseData(printer, type)}>`;
  }
  const name = nameOf(printer, type);
  if (name) return name;
  if (type.isUnion()) {
    return printUnion(printer, isLeftOut ? withoutUndefined(type.types) : type.types);
  }
  if (type.isIntersection()) return printIntersection(printer, type);
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type, undefined, fullText);
  const reference =
    (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
      ? printReference(printer, type as ts.TypeReference)
      : undefined;
  if (reference) return reference;
  const isNamed =
    type.symbol && (type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
  if (isNamed) return type.symbol.name;
  return printAnonymous(printer, type);
}
