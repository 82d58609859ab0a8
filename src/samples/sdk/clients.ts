/** Tells which values of a sample are of which type of an SDK. */
import type {Expression} from '../code/expression.ts';
import {type Code, typeOfDeclaration, withoutGroups} from '../code/readCode.ts';
import type {Sdk, SdkType, Takes} from './symbols.ts';

/** The types of an SDK's values in the code of a sample. */
export interface Clients {
  /** The name of the type; undefined for anything that is not of the SDK. */
  typeOf(expression: Expression): string | undefined;
  /** The type that an expression names, as opposed to a value of it. */
  namedType(expression: Expression): string | undefined;
  isModule(expression: Expression): boolean;
}

export function typeNamed(sdk: Sdk, name: string | undefined): SdkType | undefined {
  return name === undefined || !Object.hasOwn(sdk.types, name) ? undefined : sdk.types[name];
}

/** An own entry of a record, not an inherited one such as `constructor`. */
export function entryOf<T>(entries: Readonly<Record<string, T>> | undefined, name: string) {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Whether a sample takes something from the SDK. */
export function importsSdk({all, language}: Code, sdk: Sdk): boolean {
  return all.some(expression => {
    if (expression.kind === 'import') return sdk.module.test(expression.module);
    // require is a function in Ruby.
    const isRequire = language === 'ruby' && expression.kind === 'text';
    return isRequire && expression.pieces.join('') === sdk.moduleName;
  });
}

/**
 * @param known names that other samples of the page bind to a client, with its type
 */
export function findClients(code: Code, sdk: Sdk, known: ReadonlyMap<string, string>): Clients {
  const isImporting = importsSdk(code, sdk);

  /** The type of a variable whose making the sample does not show, told by its name. */
  function typeByName(name: string): string | undefined {
    const isNamed = /^_?engagespot$/i.test(name) && !typeNamed(sdk, name) && sdk.language !== 'go';
    if (isNamed) return sdk.client;
    return isImporting && sdk.language !== 'go' && /^_?client$/i.test(name)
      ? sdk.client
      : undefined;
  }

  /** In PHP, a file can give a client to the one that requires it. */
  function typeOfLoaded(name: string, value: Expression): string | undefined {
    const isLoaded = sdk.language === 'php' && value.kind === 'group';
    return isLoaded ? typeByName(name) : undefined;
  }

  function namedType(expression: Expression): string | undefined {
    const inner = withoutGroups(expression);
    if (inner.kind === 'name') {
      const isType = typeNamed(sdk, inner.name) && !code.bound(inner.name, inner.start);
      return isType ? inner.name : undefined;
    }
    if (inner.kind !== 'member') return undefined;
    return isModule(inner.target) && typeNamed(sdk, inner.name) ? inner.name : undefined;
  }

  function isModule(expression: Expression): boolean {
    const inner = withoutGroups(expression);
    const isName = inner.kind === 'name' && inner.name === sdk.moduleName;
    return isName && !code.bound(inner.name, inner.start) && /^(?:go|rust)$/.test(sdk.language);
  }

  function takesOf(callee: Expression, depth: number): Takes | undefined {
    const inner = withoutGroups(callee);
    if (inner.kind !== 'member') return undefined;
    if (isModule(inner.target)) return entryOf(sdk.functions, inner.name);
    const type = namedType(inner.target);
    if (type) return entryOf(sdk.types[type]?.statics, inner.name);
    const owner = typeOf(inner.target, depth + 1);
    return owner ? entryOf(sdk.types[owner]?.members, inner.name) : undefined;
  }

  function typeOfName(name: string, at: number, depth: number): string | undefined {
    const bound = code.bound(name, at);
    if (!bound) return known.get(name) ?? typeByName(name);
    if (bound.kind !== 'declaration') return typeOf(bound, depth + 1) ?? typeOfLoaded(name, bound);
    const declared = typeOfDeclaration(bound);
    if (declared === undefined) return typeByName(name);
    return typeNamed(sdk, declared) ? declared : undefined;
  }

  function typeOf(expression: Expression, depth = 0): string | undefined {
    const inner = withoutGroups(expression);
    if (depth > 12) return undefined;
    if (inner.kind === 'name') return typeOfName(inner.name, inner.start, depth);
    if (inner.kind === 'member') {
      const owner = typeOf(inner.target, depth + 1);
      return (owner && entryOf(sdk.types[owner]?.fields, inner.name)) || undefined;
    }
    if (inner.kind === 'mapping')
      return typeNamed(sdk, inner.type?.split('.').at(-1)) && inner.type?.split('.').at(-1);
    if (inner.kind !== 'call') return undefined;
    const made = namedType(inner.callee);
    if (made && sdk.types[made]?.make) return made;
    return takesOf(inner.callee, depth)?.gives;
  }

  return {typeOf, namedType, isModule};
}

/** The names that a sample binds to values of the SDK, for the other samples of its page. */
export function clientNames(code: Code, sdk: Sdk): [name: string, type: string][] {
  const {typeOf} = findClients(code, sdk, new Map());
  return code.all.flatMap((expression): [string, string][] => {
    if (expression.kind !== 'assignment' || expression.target.kind !== 'name') return [];
    const type = typeOf(expression.value);
    return type ? [[expression.target.name, type]] : [];
  });
}
