import ts from 'typescript';
import type {Shape} from './shape.ts';

/** Deeper objects are left out: no SDK asks for them. */
const deepest = 6;

/** Classes and interfaces of SDKs, browsers and frameworks that cannot be made from their members. */
const made = new Set([
  'Engagespot',
  'Instance',
  'Notification',
  'NotificationList',
  'NotificationItem',
  'EngagespotNotification',
  'RawNotification',
  'Store',
  'ServiceWorkerRegistration',
  'PushSubscription',
  'Request',
  'NextRequest',
  'Response',
  'FormData',
  'Headers',
  'URL',
  'URLSearchParams',
  'Date',
  'Event',
  'MouseEvent',
  'SyntheticEvent',
  'FormEvent',
  'CustomEvent',
  'Document',
  'Window',
  'AbortSignal',
  'Map',
  'Set',
  'RegExp',
  'Error',
  'Buffer',
  'Uint8Array',
  'IncomingMessage',
  'ServerResponse',
  'NextApiRequest',
  'NextApiResponse',
]);

/** Tags of the element types whose name is not their tag. */
const tags: Readonly<Record<string, string>> = {
  '': 'div',
  Anchor: 'a',
  Image: 'img',
  UList: 'ul',
  OList: 'ol',
  LI: 'li',
  Paragraph: 'p',
  Heading: 'h2',
  TableSection: 'tbody',
  TableRow: 'tr',
  TableCell: 'td',
};

function elementTag(name: string): string | undefined {
  if (name === 'Element' || name === 'Node' || name === 'ParentNode') return 'div';
  const [, kind] = /^HTML(\w*)Element$/.exec(name) ?? [];
  return kind === undefined ? undefined : (tags[kind] ?? kind.toLowerCase());
}

/**
 * What `createInstance` and `createStore` return has no name that a type keeps: a property of each
 * part tells them apart.
 */
const parts: Readonly<Record<string, string>> = {
  getByPage: 'Instance.notification',
  getSupportedChannels: 'Instance.preferences',
  notificationReceive: 'Instance.events',
  getRegistrationState: 'Instance.webPush',
};

function partOf(type: ts.Type): string | undefined {
  const names = type.getProperties().map(({name}) => name);
  if (names.includes('preferences') && names.includes('webPush')) return 'Instance';
  if (names.includes('notificationFeed') && names.includes('rtm')) return 'StoreInstance';
  const key = names.find(name => Object.hasOwn(parts, name));
  return key && parts[key];
}

function nameOf(type: ts.Type): string {
  return type.aliasSymbol?.name ?? type.symbol?.name ?? '';
}

function isWithin(node: ts.Node | undefined, folder: RegExp): boolean {
  return node !== undefined && folder.test(node.getSourceFile().fileName);
}

/** Whether a type is declared in a package and not in the sample, which may use the same name. */
function isForeign(type: ts.Type): boolean {
  const declarations = (type.aliasSymbol ?? type.symbol)?.declarations ?? [];
  return isWithin(declarations[0], /node_modules|\/lib\.[\w.]+\.d\.ts$/);
}

const byValue = (one: ts.StringLiteralType, other: ts.StringLiteralType) =>
  one.value < other.value ? -1 : 1;

/** Reads the shapes of types, as one program knows them. */
export class ShapeReader {
  constructor(private readonly checker: ts.TypeChecker) {}

  /** @param name of the parameter or property with this type */
  read(type: ts.Type, name: string, depth = 0): Shape {
    // What Next.js passes to the frame of all pages.
    if (name === 'Component') return {kind: 'function', returns: {kind: 'nothing'}};
    if (depth > deepest || type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) {
      return {kind: 'nothing'};
    }
    return this.readSimple(type, name) ?? this.readObject(type, name, depth);
  }

  /** The parameters of a call that it cannot go without. */
  parameters(signature: ts.Signature): Shape[] {
    return signature.parameters.flatMap(parameter => {
      const declaration = parameter.valueDeclaration;
      if (
        declaration &&
        ts.isParameter(declaration) &&
        this.checker.isOptionalParameter(declaration)
      ) {
        return [];
      }
      const type = this.checker.getTypeOfSymbol(parameter);
      if (declaration && ts.isParameter(declaration) && declaration.dotDotDotToken) return [];
      return [this.read(type, parameter.name)];
    });
  }

  private readSimple(type: ts.Type, name: string): Shape | undefined {
    if (type.flags & ts.TypeFlags.Null) return {kind: 'literal', value: null};
    if (type.isStringLiteral() || type.isNumberLiteral()) {
      return {kind: 'literal', value: type.value};
    }
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.TemplateLiteral)) {
      return {kind: 'text', name};
    }
    if (type.flags & ts.TypeFlags.NumberLike) return {kind: 'number', name};
    if (type.flags & ts.TypeFlags.BooleanLike) return {kind: 'boolean'};
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) {
      return {kind: 'made', of: 'any', name};
    }
    return undefined;
  }

  private readObject(type: ts.Type, name: string, depth: number): Shape {
    const typeName = nameOf(type);
    if (/^React(Node|Element)$|^JSX\.Element$/.test(typeName)) return {kind: 'text', name};
    const tag = isForeign(type) ? elementTag(typeName) : undefined;
    if (tag) return {kind: 'element', tag};
    if (made.has(typeName) && isForeign(type)) return {kind: 'made', of: typeName, name};
    if (type.isUnion()) return this.readUnion(type, name, depth);
    if (type.flags & ts.TypeFlags.TypeParameter) {
      const constraint = this.checker.getBaseConstraintOfType(type);
      return constraint ? this.read(constraint, name, depth + 1) : {kind: 'made', of: 'any', name};
    }
    return this.readMembers(type, name, depth);
  }

  private readUnion(type: ts.UnionType, name: string, depth: number): Shape {
    const values = type.types.filter(
      ({flags}) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)),
    );
    // The compiler orders literals by when it first saw them, in any sample.
    const [literal] = values.filter(value => value.isStringLiteral()).sort(byValue);
    const wanted = literal ?? values[0] ?? type.types[0];
    return wanted ? this.read(wanted, name, depth) : {kind: 'nothing'};
  }

  private readMembers(type: ts.Type, name: string, depth: number): Shape {
    const [argument] = this.checker.getTypeArguments(type as ts.TypeReference);
    if (nameOf(type) === 'Promise' && argument) {
      return {kind: 'promise', of: this.read(argument, name, depth + 1)};
    }
    if (this.checker.isArrayType(type) && argument) {
      return {kind: 'list', of: this.read(argument, name, depth + 1)};
    }
    if (this.checker.isTupleType(type)) return {kind: 'list', of: {kind: 'nothing'}};
    const [call] = type.getCallSignatures();
    if (call) {
      return {kind: 'function', returns: this.read(call.getReturnType(), name, depth + 1)};
    }
    const part = partOf(type);
    if (part) return {kind: 'made', of: part, name};
    const entries: Record<string, Shape> = {};
    for (const property of type.getProperties()) {
      if (property.flags & ts.SymbolFlags.Optional) continue;
      const propertyType = this.checker.getTypeOfSymbol(property);
      // An `id` says nothing without its owner.
      const isId = /^(?:id|identifier|key|name)$/.test(property.name);
      const propertyName = isId ? `${name}.${property.name}` : property.name;
      entries[property.name] = this.read(propertyType, propertyName, depth + 1);
    }
    return {kind: 'object', entries};
  }
}
