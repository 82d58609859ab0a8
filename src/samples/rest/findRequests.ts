/** Finds the calls of the REST interface in the code of a sample. */
import type {Argument, Call, Expression} from '../code/expression.ts';
import {type Code, calledName, withoutGroups} from '../code/readCode.ts';
import {structureOf} from '../code/structure.ts';
import {endpointOf, prefixOf} from './endpoint.ts';

export interface FoundRequest {
  path: string;
  /** Line of the code that has the path, from 1. */
  line: number;
  /** In capitals; undefined when the code does not show it. */
  method?: string;
  body?: Expression;
}

interface Site extends FoundRequest {
  /** Offset of the text with the path, by which the calls around it are told to be one request. */
  start: number;
}

const methodWord = /^(?:Method)?(GET|POST|PUT|PATCH|DELETE)$/i;
const methodNames = /^(?:get|post|put|patch|delete)$/i;

/** Arguments and options that are sent elsewhere than in the body. */
const noBody = /^(?:headers|query|params|queryParameters|cookies|auth|timeout|files|method)$/i;
/** Keys that tell a mapping of options from a body. */
const optionKeys = /^(?:json|headers|query|form_params|body|timeout|auth|http_errors)$/;
const methodKeys = /^(?:method|httpMethod|requestMethod|CURLOPT_CUSTOMREQUEST)$/;
const bodyCalls = /^(?:json|body|post|put|patch|delete|method|send|setBody)$/;

/** `POST`, `Method::POST` and `http.MethodPost` all name a method. */
function methodOf(expression: Expression, code: Code): string | undefined {
  const value = code.resolve(expression);
  const word = value.kind === 'member' ? value.name : code.textOf(value);
  return methodWord.exec(word ?? '')?.[1]?.toUpperCase();
}

/** The calls that are made on what a call gives, from the inside: `b` and `c` of `a().b().c()`. */
function chainOf(call: Call, code: Code): Call[] {
  const chain: Call[] = [];
  let current: Expression = call;
  for (;;) {
    const parent = code.parentOf(current);
    const next: Expression | undefined = parent?.kind === 'member' ? code.parentOf(parent) : parent;
    const isCalled = parent?.kind === 'member' && next?.kind === 'call' && next.callee === parent;
    if (!isCalled) return chain;
    chain.push(next);
    current = next;
  }
}

interface Address {
  path: string;
  text: Expression;
}

/** The address in an argument: a text, a name for one, or what a function such as `URI()` makes of it. */
function addressIn(expression: Expression, code: Code, prefix?: string): Address | undefined {
  const value = code.resolve(expression);
  const text = code.textOf(value);
  if (text !== undefined) {
    const path = endpointOf(text, prefix);
    return path === undefined ? undefined : {path, text: value};
  }
  if (value.kind !== 'call' || methodNames.test(calledName(value))) return undefined;
  return value.args.map(({value: inner}) => addressIn(inner, code)).find(Boolean);
}

/** `Post` of `Net::HTTP::Post.new(…)`, or `post` of `http.post(…)`. */
function methodOfCallee(call: Call): string | undefined {
  const callee = withoutGroups(call.callee);
  const made = callee.kind === 'member' && callee.name === 'new' ? callee.target : undefined;
  const name = made?.kind === 'member' ? made.name : calledName(call);
  return methodNames.test(name) ? name.toUpperCase() : undefined;
}

/** The body in the options of a call, or the mapping itself when it has no options. */
function bodyOfMapping(value: Expression, code: Code): Expression | undefined {
  const structure = structureOf(value, code);
  if (structure?.kind !== 'mapping') return structure;
  const {entries} = structure;
  const isHeaders = entries.some(({key = ''}) => /^(?:authorization|content-type|x-)/i.test(key));
  if (isHeaders) return undefined;
  if (!entries.some(({key = ''}) => optionKeys.test(key))) return structure;
  return entries.find(({key = ''}) => /^(?:json|body)$/.test(key))?.value;
}

function bodyOfArguments(args: readonly Argument[], code: Code): Expression | undefined {
  for (const {name, value} of args) {
    if (name !== undefined && noBody.test(name)) continue;
    const body = bodyOfMapping(value, code);
    if (body) return body;
  }
  return undefined;
}

/** What a call and those made on its result say about the request. */
function siteOf(call: Call, code: Code, prefix?: string): Site | undefined {
  const named = call.args.map(({value}) => methodOf(value, code)).find(Boolean);
  const called = methodOfCallee(call);
  const used = (named ?? called) ? prefix : undefined;
  const addresses = call.args.map(({value}) => addressIn(value, code, used));
  const index = addresses.findIndex(Boolean);
  const address = addresses[index];
  // Functions such as put('path', '/v3/profile') have other things first.
  if (!address || (!named && called && index > 0)) return undefined;
  const chain = chainOf(call, code);
  const later = chain.flatMap(next => [
    ...next.args.map(({value}) => methodOf(value, code)),
    calledName(next) === 'method' ? undefined : methodOfCallee(next),
  ]);
  const others = call.args.filter((_, at) => at !== index);
  const bodies = chain.filter(next => bodyCalls.test(calledName(next)));
  const body = [others, ...bodies.map(({args}) => args)]
    .map(args => bodyOfArguments(args, code))
    .find(Boolean);
  const method = named ?? called ?? later.find(Boolean);
  const {line, start} = address.text;
  return {path: address.path, line, start, ...(method && {method}), ...(body && {body})};
}

/** What a sample with one request sets beside the call: `request.body = …`, `CURLOPT_POST => true`. */
function settingsOf(code: Code): Pick<FoundRequest, 'method' | 'body'> {
  let method: string | undefined;
  let body: Expression | undefined;
  function read(key: string, value: Expression) {
    if (methodKeys.test(key)) method ??= methodOf(value, code);
    if (key === 'CURLOPT_POST') method ??= 'POST';
    if (/^(?:body|httpBody|CURLOPT_POSTFIELDS)$/.test(key)) body ??= structureOf(value, code);
  }
  for (const expression of code.all) {
    if (expression.kind === 'assignment' && expression.target.kind === 'member') {
      read(expression.target.name, expression.value);
    }
    if (expression.kind !== 'mapping') continue;
    for (const {key, value} of expression.entries) read(key ?? '', value);
  }
  return {...(method && {method}), ...(body && {body})};
}

/** Every request to the REST interface that a sample makes, and every address of it that it names. */
export function findRequests(code: Code): FoundRequest[] {
  const prefixes = code.texts.flatMap(text => prefixOf(code.textOf(text) ?? '') ?? []);
  const prefix = prefixes.find(Boolean) ?? prefixes[0];
  const sites = new Map<number, Site>();
  function add(site: Site | undefined) {
    if (!site) return;
    const known = sites.get(site.start);
    if (!known || (!known.method && site.method)) sites.set(site.start, site);
  }
  for (const call of code.calls) add(siteOf(call, code, prefix));
  for (const text of code.texts) {
    const {line, start} = text;
    const path = endpointOf(code.textOf(text) ?? '');
    if (path !== undefined && !sites.has(start)) sites.set(start, {path, line, start});
  }
  const found = [...sites.values()];
  const [only] = found;
  const settings = found.length === 1 ? settingsOf(code) : {};
  return found.map(site => (site === only ? {...settings, ...site} : site));
}
