/** Recognizes pages by the addresses that readers paste: operations by method and path, pages by URL. */
import type {SearchRecord} from '../records/record';
import {queryTerms} from '../records/words';
import {isInflection} from './inflections';

/** A call as somebody writes it down. */
export interface Endpoint {
  /** Upper case; undefined for any. */
  method?: string | undefined;
  /** Lower case; empty for a parameter. */
  segments: readonly string[];
}

/** A path, with or without a host, in words or in code. */
const pathPattern =
  /(?:^|[\s("'`=])(?:(?:https?:)?\/\/[^/\s"'`]+)?(\/?[\w~%@.${}:<>-]*(?:\/[\w~%@.${}:<>+-]*)+)/gi;
/** A method, wherever in a line of code or of a terminal it stands. */
const methodPattern = /(?<![\w/-])(?:get|post|put|patch|delete)(?![\w/-])/gi;
const methodWord = /^(?:get|post|put|patch|delete)$/i;
/** A method where only a method can stand: `-X PUT`, `method: 'PUT'`, `axios.put(`. */
const givenMethod =
  /(?:\s-[a-z]*x ?|--(?:request|method)[ =]|\bmethod["']?[:=] ?|\.)["'`]?(get|post|put|patch|delete)(?=[\s"'`(]|$)/i;
const curl = /\bcurl\s/;
/** What makes curl send a body, unless it is told to put it into the address. */
const curlBody = /\s(?:-[dF]|--(?:data|form|json))(?![a-z])/;
const curlQuery = /\s(?:-G|--get)\s/;
/** A host without its protocol. */
const host = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/;
/** A variable that holds a host. */
const hostVariable = /^(?:\$|\{\{)/;

/** `{id}`, `:id`, `<id>`, `${id}`: a parameter that nobody has filled in. */
const placeholder = /^[{:<$]/;

function segmentsOf(path: string): string[] {
  const [first = '', ...others] = path.split('/');
  return [host.test(first) || hostVariable.test(first) ? '' : first, ...others]
    .filter(Boolean)
    .map(segment => (placeholder.test(segment) ? '' : segment.toLowerCase()));
}

/** The method of a call; undefined when the text names none. */
function readMethod(text: string): string | undefined {
  const [, given] = givenMethod.exec(text) ?? [];
  if (given) return given;
  if (curl.test(text)) return curlBody.test(text) && !curlQuery.test(text) ? 'POST' : 'GET';
  // In prose, `get` may be no method: capitals, which are first in order, are one.
  return text.match(methodPattern)?.sort()[0];
}

/** The call that a text holds: of several paths the first with the version of an interface. Undefined without one. */
export function readEndpoint(text: string): Endpoint | undefined {
  // At the ends of lines, terminals want a backslash.
  const line = text.replaceAll('\\', ' ');
  const paths = Array.from(line.matchAll(pathPattern), ([, path = '']) => segmentsOf(path));
  const segments =
    paths.find(([first]) => isVersion(first)) ?? paths.find(({length}) => length > 0);
  return segments && {method: readMethod(line)?.toUpperCase(), segments};
}

/** A segment of a path that names what it is, as opposed to the version of the interface. */
const isVersion = (segment: string | undefined) => /^v\d+$/.test(segment ?? '');

/** How well a segment that was typed fits one of an operation; 0 when it does not. */
function segmentFit(typed: string, own: string, isLast: boolean): number {
  if (typed === own) return 1;
  if (own === '') return 0.9;
  if (typed === '') return 0;
  return isLast && own.startsWith(typed) ? 0.6 : 0;
}

/** What follows a parameter says more than any value of it. */
const withoutParameter = 0.95;

/** How well a path fits that of an operation, from 0 to 1; it may end before it does, and leave out parameters. */
function pathFit(typed: readonly string[], own: readonly string[]): number {
  const [first, ...others] = typed;
  const [ownFirst, ...ownOthers] = own;
  if (first === undefined) return 0.7 ** own.length;
  if (ownFirst === undefined) return 0;
  const fit = segmentFit(first, ownFirst, others.length === 0);
  const withFirst = fit && fit * pathFit(others, ownOthers);
  return ownFirst === ''
    ? Math.max(withFirst, withoutParameter * pathFit(typed, ownOthers))
    : withFirst;
}

/** How well a call that was typed fits an operation, from 0 to 1. */
export function endpointFit(typed: Endpoint, own: Endpoint): number {
  const [first] = typed.segments;
  // Who leaves out the version of the interface means any; so does who is wrong about it.
  const rest = isVersion(own.segments[0]) ? own.segments.slice(1) : own.segments;
  const fit = isVersion(first)
    ? Math.max(pathFit(typed.segments, own.segments), 0.5 * pathFit(typed.segments.slice(1), rest))
    : 0.9 * pathFit(typed.segments, rest);
  const isOther = typed.method !== undefined && typed.method !== own.method;
  return isOther ? fit / 2 : fit;
}

/** A call in words, such as `PATCH preferences` or `delete notification endpoint`. */
interface SpokenCall {
  method: string;
  /** Lower case; what its path names. */
  words: readonly string[];
}

/** Who says one of these speaks of a call, whatever the case of the method. */
const callWord = /^(?:endpoint|route|request)$/i;

function readSpokenCall(text: string): SpokenCall | undefined {
  const words = text.trim().split(/\s+/);
  const isCall = words.some(word => callWord.test(word));
  const isMethod = (word: string) =>
    methodWord.test(word) && (isCall || word === word.toUpperCase());
  const method = words.find(isMethod);
  if (!method) return undefined;
  const rest = words.filter(word => word !== method && !callWord.test(word));
  return rest.length > 0
    ? {method: method.toUpperCase(), words: queryTerms(rest.join(' '))}
    : undefined;
}

/** Words tell less than an address: they leave out where a parameter stands. */
const spokenFit = 0.5;

/** How well a call in words fits an operation, from 0 to 1; every word has to be in its path. */
function spokenCallFit({method, words}: SpokenCall, own: Endpoint): number {
  const named = own.segments.filter(segment => segment !== '' && !isVersion(segment));
  const isNamed = (word: string) => own.segments.some(segment => isInflection(segment, word));
  if (method !== own.method || !words.every(isNamed)) return 0;
  const missing = named.filter(segment => !words.some(word => isInflection(segment, word)));
  return spokenFit * 0.7 ** missing.length;
}

/** How well the addresses of records fit a query, by position; only those that fit. */
export type EndpointMatch = (query: string) => ReadonlyMap<number, number>;

/** Reads the operations of all records once. */
export function createEndpointMatch(records: readonly SearchRecord[]): EndpointMatch {
  const operations = records.flatMap(({operation}, position) => {
    const endpoint = operation && readEndpoint(operation);
    return endpoint ? [{position, endpoint}] : [];
  });
  const pages = new Map(
    records.flatMap(({type, url}, position) => (type === 'lvl1' ? [[url, position] as const] : [])),
  );
  return query => {
    const typed = readEndpoint(query);
    const spoken = typed ? undefined : readSpokenCall(query);
    const page = typed && pages.get(`/${typed.segments.join('/')}`);
    const fits = operations.map(({position, endpoint}) => {
      if (typed) return [position, endpointFit(typed, endpoint)] as const;
      return [position, spoken ? spokenCallFit(spoken, endpoint) : 0] as const;
    });
    return new Map([
      ...fits.filter(([, fit]) => fit > 0),
      ...(page === undefined ? [] : [[page, 1] as const]),
    ]);
  };
}
