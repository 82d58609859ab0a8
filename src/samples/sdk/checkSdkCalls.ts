/** Holds the calls of an SDK in a sample to the list of what the SDK has. */
import type {Argument, Call, Expression, Import, Mapping, Member} from '../code/expression.ts';
import {type Code, calledName, withoutGroups} from '../code/readCode.ts';
import {structureOf} from '../code/structure.ts';
import {bodyProblems, type CodeProblem} from '../rest/bodyKeys.ts';
import {operationNamed} from '../rest/contract.ts';
import {type Clients, entryOf, findClients, typeNamed} from './clients.ts';
import type {Sdk, SdkType, Takes} from './symbols.ts';

export interface SdkCheck {
  /** The calls of the SDK. */
  calls: readonly Call[];
  problems: CodeProblem[];
}

interface Context {
  code: Code;
  sdk: Sdk;
  /** Of the documentation. */
  version: string;
  clients: Clients;
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}

function published({sdk}: Context): string {
  return `(${sdk.package} ${sdk.version})`;
}

/** What a call takes, and how messages name the function. */
interface Called {
  takes: Takes;
  label: string;
}

function membersOf(type: SdkType): string[] {
  return [...Object.keys(type.members ?? {}), ...Object.keys(type.fields ?? {})];
}

/** What is wrong with a member of the SDK; undefined for a member of anything else. */
function missingMember(member: Member, context: Context): CodeProblem | undefined {
  const {sdk, clients} = context;
  const {name, line} = member;
  const owner = clients.namedType(member.target) ?? clients.typeOf(member.target);
  const isStatic = clients.namedType(member.target) !== undefined;
  const type = typeNamed(sdk, owner);
  if (type) {
    const names = isStatic ? Object.keys(type.statics ?? {}) : membersOf(type);
    if (names.includes(name)) return undefined;
    return {
      line,
      message: `${owner} has no member ${name}. It has: ${list(names)} ${published(context)}`,
    };
  }
  if (!clients.isModule(member.target)) return undefined;
  const names = [...Object.keys(sdk.functions ?? {}), ...Object.keys(sdk.types)];
  if (names.includes(name)) return undefined;
  return {
    line,
    message: `${sdk.moduleName} has no ${name}. It has: ${list(names)} ${published(context)}`,
  };
}

/** The function of the SDK that a call calls; undefined for any other. */
function calledFunction(call: Call, {sdk, clients}: Context): Called | undefined {
  const callee = withoutGroups(call.callee);
  const made = clients.namedType(callee);
  const make = made === undefined ? undefined : sdk.types[made]?.make;
  if (make) return {takes: make, label: `${made}()`};
  if (callee.kind !== 'member') return undefined;
  const type = clients.namedType(callee.target);
  const owner = clients.typeOf(callee.target);
  const separator = sdk.language === 'rust' ? '::' : '.';
  const isNew = callee.name === 'new';
  const label = isNew ? `${type}${separator}new()` : `${calledName(call)}()`;
  const takes = clients.isModule(callee.target)
    ? entryOf(sdk.functions, callee.name)
    : (entryOf(type === undefined ? undefined : sdk.types[type]?.statics, callee.name) ??
      entryOf(owner === undefined ? undefined : sdk.types[owner]?.members, callee.name));
  return takes && {takes, label};
}

/** Ruby takes pairs without braces as the last positional argument when nothing has their names. */
function braceless(call: Call, {positional, named}: Takes, {sdk}: Context): Mapping | undefined {
  const pairs = call.args.filter(({name}) => name !== undefined);
  const free = call.args.length - pairs.length < positional.length;
  if (sdk.language !== 'ruby' || named || !free || pairs.length === 0) return undefined;
  const {line, start, end} = call;
  const entries = pairs.map(({name, value, ...place}) => ({...place, key: name, value}));
  return {kind: 'mapping', entries, line, start, end};
}

function argumentProblems(call: Call, {takes, label}: Called, context: Context): CodeProblem[] {
  const {positional, named = []} = takes;
  const isNaming = /^(?:python|php)$/.test(context.sdk.language);
  const names = isNaming ? [...positional, ...named] : named;
  const byPosition = call.args.filter(({name}) => name === undefined);
  const unknown = braceless(call, takes, context)
    ? []
    : call.args.filter(({name}) => name !== undefined && !names.includes(name));
  const problems = unknown.map(({name, line}) => ({
    line,
    message: `${label} takes no argument ${name}. It takes: ${list([...new Set([...(isNaming ? positional : []), ...named])])} ${published(context)}`,
  }));
  if (byPosition.length <= positional.length) return problems;
  const limit = `${positional.length} ${positional.length === 1 ? 'argument' : 'arguments'}`;
  const message = `${label} takes at most ${limit}: ${list(positional)} ${published(context)}`;
  return [...problems, {line: call.line, message}];
}

/** The argument that a function names, by position or by name. */
function argumentAt(
  call: Call,
  index: number,
  {positional, named = []}: Takes,
): Argument | undefined {
  const name = positional[index] ?? named[index - positional.length];
  const byPosition = call.args.filter(argument => argument.name === undefined);
  return call.args.find(argument => argument.name === name) ?? byPosition[index];
}

function keyProblems(call: Call, {takes, label}: Called, context: Context): CodeProblem[] {
  const [first] = call.args;
  const {keys} = takes;
  const structure = keys && first && structureOf(first.value, context.code);
  if (structure?.kind !== 'mapping') return [];
  return structure.entries.flatMap(({key, line}) => {
    if (key === undefined || keys?.includes(key)) return [];
    return [
      {
        line,
        message: `${label} takes no key ${key}. It takes: ${list(keys ?? [])} ${published(context)}`,
      },
    ];
  });
}

function bodyKeyProblems(call: Call, {takes}: Called, context: Context): CodeProblem[] {
  if (!takes.body) return [];
  const {argument, operationId} = takes.body;
  const body = braceless(call, takes, context) ?? argumentAt(call, argument, takes)?.value;
  const {code, version} = context;
  return body ? bodyProblems(body, {code, version, operation: operationNamed(operationId)}) : [];
}

/** Fields of a struct that its type does not have. */
function fieldProblems(mapping: Mapping, context: Context): CodeProblem[] {
  const name = context.clients.typeOf(mapping);
  const type = typeNamed(context.sdk, name);
  if (!type || mapping.type === undefined) return [];
  const fields = Object.keys(type.fields ?? {});
  return mapping.entries.flatMap(({key, line}) =>
    key === undefined || fields.includes(key)
      ? []
      : [
          {
            line,
            message: `${name} has no field ${key}. It has: ${list(fields)} ${published(context)}`,
          },
        ],
  );
}

function importProblems({module, names, line}: Import, context: Context): CodeProblem[] {
  const {sdk} = context;
  if (!sdk.module.test(module)) return [];
  const types = Object.keys(sdk.types);
  return names
    .filter(name => /^[A-Z]/.test(name) && !types.includes(name))
    .map(name => ({
      line,
      message: `${sdk.moduleName} has no ${name}. It has: ${list(types)} ${published(context)}`,
    }));
}

function expressionProblems(expression: Expression, context: Context): CodeProblem[] {
  switch (expression.kind) {
    case 'import':
      return importProblems(expression, context);
    case 'mapping':
      return fieldProblems(expression, context);
    case 'member': {
      const missing = missingMember(expression, context);
      return missing ? [missing] : [];
    }
    case 'call': {
      const called = calledFunction(expression, context);
      if (!called) return [];
      return [
        ...argumentProblems(expression, called, context),
        ...keyProblems(expression, called, context),
        ...bodyKeyProblems(expression, called, context),
      ];
    }
    default:
      return [];
  }
}

/**
 * @param known names that other samples of the page bind to a client, with its type
 * @param version of the documentation
 */
export function checkSdkCalls(
  code: Code,
  sdk: Sdk,
  known: ReadonlyMap<string, string>,
  version: string,
): SdkCheck {
  const context: Context = {code, sdk, version, clients: findClients(code, sdk, known)};
  return {
    calls: code.calls.filter(call => calledFunction(call, context)),
    problems: code.all.flatMap(expression => expressionProblems(expression, context)),
  };
}
