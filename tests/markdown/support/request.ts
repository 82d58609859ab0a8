/** Makes requests from what the Markdown of an operation says. */
import {demoCredentials, demoUserId} from '../../../src/sandbox/index';
import type {DescribedOperation, Field} from './operation';

/** Which fields a request has: those that are required, or all that are not deprecated. */
export type Extent = 'minimal' | 'full';

export interface BuiltRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** What a reader has: the credentials of an app, and one of its users. */
const credentials: Readonly<Record<string, string>> = {
  'X-ENGAGESPOT-API-KEY': demoCredentials.apiKey,
  'X-ENGAGESPOT-API-SECRET': demoCredentials.apiSecret,
  'X-ENGAGESPOT-SECRET-KEY': demoCredentials.apiSecret,
  'X-ENGAGESPOT-USER-ID': demoUserId,
};

/** The part of a sample at a key, if it has that. */
function sampleAt(sample: unknown, key: string | number): unknown {
  return typeof sample === 'object' && sample !== null
    ? (sample as Record<string, unknown>)[key]
    : undefined;
}

const least = (limits: string) => Number(/at least (\d+)/.exec(limits)?.[1] ?? 1);

/** A text that fits what is said of it. */
function textFor({limits, name = 'value'}: Field): string {
  if (limits.includes('email address')) return 'priya@example.com';
  if (limits.includes('date-time')) return '2030-01-31T09:05:00.000Z';
  if (limits.includes('base64')) return 'aGVsbG8=';
  return `${name} of the exam`;
}

function objectFor(fields: readonly Field[], extent: Extent, sample: unknown): object {
  // "The value of `add` and `replace`" is there when a field has one of these values.
  const chosen = fields
    .filter(({isRequired, choices}) => isRequired && choices.length > 0)
    .map(({name = ''}) => sampleAt(sample, name));
  const isNamed = ({mentions, choices}: Field) =>
    choices.length === 0 && mentions.some(value => chosen.includes(value));
  const wanted = fields.filter(
    field => field.isRequired || isNamed(field) || (extent === 'full' && !field.isDeprecated),
  );
  const entries = wanted.map(field => {
    // A name in angle brackets stands for one of the reader's own.
    const [own = 'email'] = Object.keys((sample as object | undefined) ?? {});
    const key = field.name?.startsWith('<') ? own : (field.name ?? '');
    return [key, valueFor(field, extent, sampleAt(sample, key))];
  });
  return Object.fromEntries(entries);
}

/** A value for a field, as the sample of the page has it, or as its type and limits say. */
function valueFor(field: Field, extent: Extent, sample: unknown): unknown {
  const [type = ''] = field.type.split(' | ').filter(each => each !== 'null');
  const {choices, children, alternatives} = field;
  if (field.type.endsWith('[]')) {
    const kind = field.type.replace(/^\((.*)\)\[\]$|\[\]$/, '$1');
    const of =
      alternatives.length > 0 ? alternatives : [{...field, type: kind || type.slice(0, -2)}];
    return of.map((each, index) =>
      valueFor(each, extent, sampleAt(sample, index) ?? sampleAt(sample, 0)),
    );
  }
  if (type === 'object') {
    const isSampled = typeof sample === 'object' && children.length === 0;
    return isSampled && sample ? sample : objectFor(children, extent, sample);
  }
  if (sample !== undefined && typeof sample !== 'object') return sample;
  if (type === 'integer' || type === 'number') return Number(choices[0] ?? least(field.limits));
  if (type === 'boolean') return true;
  return choices[0] ?? textFor(field);
}

function headerValue({name = '', type}: Field): string {
  return credentials[name] ?? `${type.replace('{token}', '')}device-of-the-exam`;
}

/** The path of the sample, which has a value for each name in braces. */
function filledPath({sample}: DescribedOperation): string {
  return new URL(sample.url).pathname;
}

export function buildRequest(operation: DescribedOperation, extent: Extent): BuiltRequest {
  const {method, credentials: needed, parameters, body, sample} = operation;
  const isWanted = ({isRequired, isDeprecated}: Field) =>
    isRequired || (extent === 'full' && !isDeprecated);
  const url = new URL(filledPath(operation), sample.url);
  for (const field of parameters.query.filter(isWanted)) {
    url.searchParams.set(field.name ?? '', String(valueFor(field, extent, undefined)));
  }
  const headers = [...needed, ...parameters.headers.filter(isWanted)].map(field => [
    field.name ?? '',
    headerValue(field),
  ]);
  const value =
    body && objectFor(body.fields, extent, body.isArray ? sampleAt(sample.body, 0) : sample.body);
  return {
    method,
    url: url.href,
    headers: {
      ...Object.fromEntries(headers),
      ...(body && {'Content-Type': 'application/json'}),
    },
    ...(body && {body: body.isArray ? [value] : value}),
  };
}

/** A place in a body: names and positions. */
export type Place = readonly (string | number)[];

/** The places of all required fields that a body has. */
export function requiredPlaces(
  fields: readonly Field[],
  value: unknown,
  start: Place = [],
): Place[] {
  return fields.flatMap(field => {
    const keys = field.name?.startsWith('<') ? Object.keys(value as object) : [field.name ?? ''];
    return keys.flatMap(key => {
      const inside = sampleAt(value, key);
      if (inside === undefined) return [];
      const place = [...start, key];
      const own = field.isRequired && !field.name?.startsWith('<') ? [place] : [];
      const elements: [unknown, Place][] = Array.isArray(inside)
        ? inside.map((element, index) => [element, [...place, index]])
        : [[inside, place]];
      const below = elements.flatMap(([element, at]) => {
        const isObject = typeof element === 'object' && element !== null;
        const shapes = field.alternatives.find(({children}) => children.length > 0) ?? field;
        return isObject ? requiredPlaces(shapes.children, element, at) : [];
      });
      return [...own, ...below];
    });
  });
}

/** The body without what is at a place. */
export function without(body: unknown, place: Place): unknown {
  const copy = structuredClone(body);
  const parent = place.slice(0, -1).reduce(sampleAt, copy) as Record<string, unknown>;
  delete parent[String(place.at(-1))];
  return copy;
}
