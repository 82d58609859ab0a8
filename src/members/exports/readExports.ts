/**
 * Reads what the published types export, with TypeScript's own checker. It takes seconds, so nothing
 * that builds pages does it: the result is committed, and a test compares.
 */
import path from 'node:path';
import ts from 'typescript';
import {sdkAlias, sdkVersions, sdkVersionsOf} from '../../content/sdkVersions.ts';
import {rootDirectory} from '../../project/rootDirectory.ts';
import {layOut} from './layOut.ts';
import {
  type DeclaredExport,
  type DeclaredExports,
  type DeclaredField,
  type Expansion,
  type ReferencedPackage,
  referencedPackages,
} from './model.ts';
import {namedTypes} from './namedTypes.ts';
import {
  fieldsKey,
  isOptional,
  type Printer,
  printCall,
  printField,
  printFieldType,
  printObject,
  printType,
  publicFields,
  textsKey,
} from './printType.ts';

/** Documentation versions, newest first. */
const docsVersions = Object.keys(sdkVersions);

/** The declaration file of the version of a package that a documentation version describes. */
function typesFile({name, types}: ReferencedPackage, docsVersion: string): string | undefined {
  const version = sdkVersionsOf(docsVersion)[name];
  return version && path.join(rootDirectory, 'node_modules', sdkAlias(name, version), types);
}

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  types: [],
  noEmit: true,
};

/** Files by their paths: all versions use the types of React and of browsers. */
const sources = new Map<string, ts.SourceFile>();

/**
 * The packages of one documentation version, which import each other: npm installs a later version
 * below an old package if its range allows it, whose types then say that it always had their fields.
 */
function createProgram(docsVersion: string): ts.Program {
  const files = new Map(
    referencedPackages.flatMap(sdkPackage => {
      const file = typesFile(sdkPackage, docsVersion);
      return file ? [[sdkPackage.name as string, file] as const] : [];
    }),
  );
  const host = ts.createCompilerHost(compilerOptions);
  const {getSourceFile} = host;
  host.getSourceFile = (file, ...how) => {
    const source = sources.get(file) ?? getSourceFile(file, ...how);
    if (source) sources.set(file, source);
    return source;
  };
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({text}) => {
      const file = files.get(text);
      if (!file) return ts.resolveModuleName(text, importer, compilerOptions, host);
      const resolvedFileName = file;
      return {resolvedModule: {resolvedFileName, extension: ts.Extension.Dts}};
    });
  return ts.createProgram([...files.values()], compilerOptions, host);
}

/** The packages of every documentation version, by version. */
type Programs = ReadonlyMap<string, ts.Program>;

let programs: Programs | undefined;

function readPrograms(): Programs {
  programs ??= new Map(docsVersions.map(docsVersion => [docsVersion, createProgram(docsVersion)]));
  return programs;
}

function exportsOf(program: ts.Program, file: string | undefined): ts.Symbol[] {
  const source = file && program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** The names that a package exports, by Docusaurus' name of the documentation version that describes it. */
export type ExportNames = Readonly<Record<string, readonly string[]>>;

/** What each version of each referenced package exports, by the name of the package. */
export function readExportNames(): Readonly<Record<string, ExportNames>> {
  const programs = readPrograms();
  const namesOf = (sdkPackage: (typeof referencedPackages)[number]) =>
    [...programs].map(([docsVersion, program]) => [
      docsVersion,
      exportsOf(program, typesFile(sdkPackage, docsVersion)).map(({name}) => name),
    ]);
  return Object.fromEntries(
    referencedPackages.map(sdkPackage => [
      sdkPackage.name,
      Object.fromEntries(namesOf(sdkPackage)),
    ]),
  );
}

/** What an exported name stands for, wherever it is declared. */
function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const isTypeName = ({flags}: ts.Symbol) =>
  (flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;

/** The type of an export: what a type is, what a value has. */
function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  return isTypeName(symbol)
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeOfSymbol(symbol);
}

function createPrinter(
  checker: ts.TypeChecker,
  symbols: readonly ts.Symbol[],
  withEntry: ReadonlySet<string>,
): Printer {
  const types = symbols
    .map(symbol => ({name: symbol.name, symbol: original(checker, symbol)}))
    .filter(({symbol}) => isTypeName(symbol));
  const namesByFields = types.flatMap(({name, symbol}) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    return isObject && type.getProperties().length > 2 ? [[fieldsKey(type), name] as const] : [];
  });
  const namesByTexts = types.flatMap(({name, symbol}) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const key = type.isUnion() ? textsKey(type.types) : undefined;
    return key && key.split(',').length > 2 ? [[key, name] as const] : [];
  });
  return {
    checker,
    withEntry,
    namesByTexts: new Map(namesByTexts),
    namesByFields: new Map(namesByFields),
    namesByAlias: new Map(types.map(({name, symbol}) => [symbol, name])),
  };
}

/** The same printer for the declaration of one type, which has to be more than its own name. */
function printerInside(printer: Printer, name: string): Printer {
  const others = <Key>(names: ReadonlyMap<Key, string>) =>
    new Map([...names].filter(([, other]) => other !== name));
  return {
    ...printer,
    namesByFields: others(printer.namesByFields),
    namesByAlias: others(printer.namesByAlias),
    namesByTexts: others(printer.namesByTexts),
  };
}

/** The object that a reader gets in hand: of a hook what it returns, of a promise what it holds. */
function objectOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const [call] = type.getCallSignatures();
  if (call) return objectOf(checker, call.getReturnType());
  return type.symbol?.name === 'Promise' ? (checker.getAwaitedType(type) ?? type) : type;
}

function fieldsOf(printer: Printer, type: ts.Type): Record<string, DeclaredField> {
  const {checker} = printer;
  const object = objectOf(checker, type);
  const isObject = (object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const isOwn = (object.symbol?.declarations ?? object.aliasSymbol?.declarations ?? []).some(
    declaration => declaration.getSourceFile().fileName.includes('@engagespot'),
  );
  const isList = checker.isArrayType(object) || checker.getIndexInfosOfType(object).length > 0;
  if (!isObject || !isOwn || isList) return {};
  return Object.fromEntries(
    publicFields(object).map(field => [
      field.name,
      {
        type: printFieldType(printer, field),
        optional: isOptional(field),
      },
    ]),
  );
}

/** The longest declaration that is shown as a whole: the members of longer ones have entries. */
const longestSignature = 1500;

/** The type as the package writes it: `ReturnType<typeof createInstance>`. */
function writtenType(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return declaration ? declaration.type.getText() : 'object';
}

/** A class by its constructor: its members have entries. */
function classSignature(printer: Printer, name: string, symbol: ts.Symbol): string {
  const [create] = printer.checker.getTypeOfSymbol(symbol).getConstructSignatures();
  const parameters = create ? printCall(printer, create, ': ') : '()';
  return `class ${name} { constructor${parameters.slice(0, parameters.lastIndexOf(': '))}; }`;
}

/** The declaration of an export. */
function signatureOf(printer: Printer, name: string, symbol: ts.Symbol): string {
  const {checker} = printer;
  const inside = printerInside(printer, name);
  const type = typeOf(checker, symbol);
  if (symbol.flags & ts.SymbolFlags.Class) return classSignature(inside, name, symbol);
  if (isTypeName(symbol)) {
    const known = type.isUnion() || type.symbol?.name !== '__type';
    const text =
      known && !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
        ? printType(inside, type)
        : printObject(inside, type);
    return `type ${name} = ${text.length > longestSignature ? writtenType(symbol) : text};`;
  }
  const [call] = type.getCallSignatures();
  if (call) return `function ${name}${printCall(printer, call, ': ')};`;
  const text = printType(inside, type);
  return `const ${name}: ${text.length > longestSignature ? 'object' : text};`;
}

/** A member by its path below a type; undefined when there is none. */
function memberAt(
  checker: ts.TypeChecker,
  type: ts.Type,
  names: readonly string[],
): ts.Symbol | undefined {
  const [name = '', ...rest] = names;
  const member = checker.getPropertyOfType(type, name);
  if (!member || rest.length === 0) return member;
  return memberAt(checker, checker.getTypeOfSymbol(member), rest);
}

/** Where a symbol of a package stands: the export, then members of members. */
interface Place {
  exported: string;
  formerly?: string;
  members: readonly string[];
}

/** The oldest documentation version whose package declares it. */
function sinceOf(programs: Programs, sdkPackage: ReferencedPackage, place: Place): string {
  const declares = (docsVersion: string) => {
    const program = programs.get(docsVersion);
    if (!program) return false;
    const checker = program.getTypeChecker();
    const symbols = exportsOf(program, typesFile(sdkPackage, docsVersion));
    const found =
      symbols.find(({name}) => name === place.exported) ??
      symbols.find(({name}) => name === place.formerly);
    if (!found) return false;
    if (place.members.length === 0) return true;
    const type = objectOf(checker, typeOf(checker, original(checker, found)));
    return Boolean(memberAt(checker, type, place.members));
  };
  return docsVersions.findLast(declares) ?? 'current';
}

/** Paths of the members of a type that have entries. */
function expand(checker: ts.TypeChecker, type: ts.Type, groups: readonly string[]): string[][] {
  return publicFields(type).flatMap(({name}) => {
    if (!groups.includes(name)) return [[name]];
    const group = memberAt(checker, type, [name]);
    const inner = group ? checker.getTypeOfSymbol(group).getProperties() : [];
    return inner.map(member => [name, member.name]);
  });
}

function membersOf(
  programs: Programs,
  sdkPackage: ReferencedPackage,
  printer: Printer,
  {name, formerly, groups = []}: Expansion,
  symbol: ts.Symbol,
): [string, DeclaredExport][] {
  const {checker} = printer;
  const type = typeOf(checker, symbol);
  return expand(checker, type, groups).flatMap(members => {
    const member = memberAt(checker, type, members);
    if (!member) return [];
    const memberType = checker.getTypeOfSymbol(member);
    const signature = printField(printer, member);
    const declared: DeclaredExport = {
      signature: layOut(signature),
      types: namedTypes(printer, signature, member),
      fields: fieldsOf(printer, memberType),
      since: sinceOf(programs, sdkPackage, {exported: name, formerly, members}),
    };
    return [[[name, ...members].join('.'), declared]];
  });
}

/** The referenced package that declares a symbol. */
function packageOf(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return /(@engagespot\/[\w-]+)\/(?:dist|lib)\//.exec(file)?.[1];
}

function readPackage(
  programs: Programs,
  program: ts.Program,
  sdkPackage: ReferencedPackage,
): DeclaredExports {
  const checker = program.getTypeChecker();
  const symbols = exportsOf(program, typesFile(sdkPackage, 'current'));
  const withEntry = new Set(
    referencedPackages.flatMap(other =>
      exportsOf(program, typesFile(other, 'current')).map(({name}) => name),
    ),
  );
  const printer = createPrinter(checker, symbols, withEntry);
  const origins = symbols.map(
    exported => [exported.name, packageOf(original(checker, exported))] as const,
  );
  const passedOn = origins.flatMap(([name, origin]) =>
    origin && origin !== sdkPackage.name ? [[name, origin] as const] : [],
  );
  const elsewhere = new Set(passedOn.map(([name]) => name));
  const entries = symbols.flatMap(exported => {
    if (elsewhere.has(exported.name)) return [];
    const {name} = exported;
    const symbol = original(checker, exported);
    const expansion = sdkPackage.expansions.find(candidate => candidate.name === name);
    const signature = signatureOf(printer, name, symbol);
    const areInMembers = expansion !== undefined && !(symbol.flags & ts.SymbolFlags.Class);
    const declared: DeclaredExport = {
      signature: layOut(signature),
      types: areInMembers ? undefined : namedTypes(printer, signature, symbol),
      fields: fieldsOf(printerInside(printer, name), typeOf(checker, symbol)),
      since: sinceOf(programs, sdkPackage, {exported: name, members: []}),
    };
    const members = expansion ? membersOf(programs, sdkPackage, printer, expansion, symbol) : [];
    return [[name, declared] as const, ...members];
  });
  return {own: Object.fromEntries(entries), passedOn: Object.fromEntries(passedOn)};
}

/** What each referenced package exports, by its name. */
export function readExports(): Record<string, DeclaredExports> {
  const programs = readPrograms();
  const program = programs.get('current') ?? createProgram('current');
  return Object.fromEntries(
    referencedPackages.map(sdkPackage => [
      sdkPackage.name,
      readPackage(programs, program, sdkPackage),
    ]),
  );
}
