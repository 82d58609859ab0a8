/** Recognizes pages by the addresses that readers paste: operations by method and path, pages by URL. */
import type {SearchRecord} from '../records/record';

/** A call as somebody writes it down. */
export interface Endpoint {
  /** Upper case. */
  method?: string;
  /** Lower case; empty for a parameter. */
  segments: readonly string[];
}

/** A method, a host and a path, of which only the path has to be there. */
const pattern =
  /(?:^|\s)(?:(get|post|put|patch|delete)\s+)?["']?(?:(?:https?:)?\/\/[^/\s"']+)?(\/?[\w~%@.{}:<>-]*(?:\/[\w~%@.{}:<>+-]*)+)/i;
/** A host without its protocol. */
const host = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/;

/** `{id}`, `:id`, `<id>`: a parameter that nobody has filled in. */
const placeholder = /^(?:\{.*\}?|:.*|<.*>?)$/;

function segmentsOf(path: string): string[] {
  const [first = '', ...others] = path.split('/');
  return [host.test(first) ? '' : first, ...others]
    .filter(Boolean)
    .map(segment => (placeholder.test(segment) ? '' : segment.toLowerCase()));
}

/** The first call that a text holds; undefined without one. */
export function readEndpoint(text: string): Endpoint | undefined {
  const [, method, path = ''] = pattern.exec(text) ?? [];
  const segments = segmentsOf(path);
  if (segments.length === 0) return undefined;
  return {...(method && {method: method.toUpperCase()}), segments};
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

/** How well a path fits that of an operation, from 0 to 1; it may end before it does. */
function pathFit(typed: readonly string[], own: readonly string[]): number {
  if (typed.length > own.length) return 0;
  const last = typed.length - 1;
  const fits = typed.map((segment, at) => segmentFit(segment, own[at] ?? '', at === last));
  const missing = own.length - typed.length;
  return fits.reduce((product, fit) => product * fit, 0.7 ** missing);
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
    if (!typed) return new Map();
    const page = pages.get(`/${typed.segments.join('/')}`);
    const fits = operations.map(
      ({position, endpoint}) => [position, endpointFit(typed, endpoint)] as const,
    );
    return new Map([
      ...fits.filter(([, fit]) => fit > 0),
      ...(page === undefined ? [] : [[page, 1] as const]),
    ]);
  };
}
