import type {OutputUnit} from '@cfworker/json-schema';
import type {Schema} from '../../openapi/model';
import {document} from './document';

/** A violation with what its keyword says in the schema. */
interface Violation extends OutputUnit {
  /** Value of the keyword, for example 20 for `maximum`. */
  expected: unknown;
  /** The schema that has the keyword. */
  holder: Schema;
}

/** More problems than anybody reads. */
const maximumMessages = 20;
/** Enough units for that many messages, since one problem is up to a dozen units. */
const maximumUnits = 1000;

const typeNames: Record<string, string> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};

const formatNames: Record<string, string> = {
  email: 'an email address',
  'date-time': 'an ISO 8601 date-time',
};

function unescapePointer(segment: string): string {
  return decodeURI(segment).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `#/sendTo/recipients/0` becomes `sendTo.recipients[0]`; the value itself gets the root's name. */
function readablePath(pointer: string, root: string): string {
  const segments = pointer.split('/').slice(1).map(unescapePointer);
  const first = segments[0];
  const path = first === undefined || /^\d+$/.test(first) ? root : '';
  return segments.reduce(
    (text, segment) =>
      /^\d+$/.test(segment) ? `${text}[${segment}]` : text ? `${text}.${segment}` : segment,
    path,
  );
}

function list(words: readonly string[], conjunction: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function follow(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return document.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? schema;
}

/** Finds what a keyword says, by the way the validator took: `#/$ref/properties/data/type`. */
function locate(unit: OutputUnit, root: Schema): Violation {
  const segments = unit.keywordLocation.split('/').slice(1).map(unescapePointer);
  let holder = root;
  let expected: unknown = root;
  for (const segment of segments) {
    if (isSchema(expected)) holder = expected;
    expected = segment === '$ref' ? follow(holder) : Reflect.get(holder, segment);
  }
  return {...unit, expected, holder};
}

function typesOf(schema: Schema): string[] {
  return [follow(schema).type ?? []].flat();
}

function typeText(types: readonly string[]): string {
  return `must be ${list(
    types.map(type => typeNames[type] ?? type),
    'or',
  )}`;
}

function choiceText(choices: readonly unknown[]): string {
  const words = choices.map(String);
  return words.length > 2 ? `must be one of ${words.join(', ')}` : `must be ${list(words, 'or')}`;
}

function lengthText({holder, expected}: Violation): string {
  const inBase64 = holder.contentEncoding === 'base64';
  if (inBase64) return `must be at most ${Number(expected) / 2 ** 20} MB in base64`;
  return `must be at most ${expected} characters long`;
}

/** What each keyword says about the value at its place. */
const texts: Record<string, (violation: Violation) => string> = {
  type: ({holder}) => typeText(typesOf(holder)),
  anyOf: ({holder}) => typeText((holder.anyOf ?? []).flatMap(typesOf)),
  enum: ({holder}) => choiceText(holder.enum ?? []),
  const: ({expected}) => choiceText([expected]),
  format: ({expected}) => `must be ${formatNames[String(expected)] ?? expected}`,
  minLength: ({expected}) =>
    expected === 1 ? 'must not be empty' : `must be at least ${expected} characters long`,
  maxLength: lengthText,
  minItems: ({expected}) =>
    expected === 1 ? 'must not be empty' : `must have at least ${expected} entries`,
  maxItems: ({expected}) => `must have at most ${expected} entries`,
  minimum: ({expected}) => `must be at least ${expected}`,
  maximum: ({expected}) => `must be at most ${expected}`,
};

function messageOf(violation: Violation, root: string): string {
  const path = readablePath(violation.instanceLocation, root);
  if (violation.keyword === 'required') {
    const [, property = ''] = /property "(.*)"/.exec(violation.error) ?? [];
    return `${path === root ? property : `${path}.${property}`} is required`;
  }
  if (violation.keywordLocation.includes('/propertyNames/')) {
    return `${path} is not a known name: it ${texts[violation.keyword]?.(violation)}`;
  }
  return `${path} ${texts[violation.keyword]?.(violation) ?? 'is not valid'}`;
}

/** Whether a unit comes from an alternative of this `anyOf`, for the value that it was tried on. */
function isInside(unit: OutputUnit, anyOf: OutputUnit, alternative = ''): boolean {
  const {instanceLocation: place} = anyOf;
  return (
    unit.keywordLocation.startsWith(`${anyOf.keywordLocation}/${alternative}`) &&
    (unit.instanceLocation === place || unit.instanceLocation.startsWith(`${place}/`))
  );
}

/**
 * Keeps of one `anyOf` what helps: the violations of the first alternative that has the value's
 * type or, when none has it, the list of types.
 */
function chooseAlternative(units: readonly OutputUnit[], anyOf: OutputUnit): OutputUnit[] {
  const inside = units.filter(unit => isInside(unit, anyOf));
  const alternatives = inside.map(
    unit => `${unit.keywordLocation.slice(anyOf.keywordLocation.length + 1).split('/')[0]}/`,
  );
  const chosen = alternatives.find(alternative =>
    inside.every(
      unit =>
        unit.keyword !== 'type' ||
        unit.instanceLocation !== anyOf.instanceLocation ||
        !isInside(unit, anyOf, alternative),
    ),
  );
  return units.filter(unit => {
    if (unit === anyOf) return chosen === undefined;
    return !inside.includes(unit) || (chosen !== undefined && isInside(unit, anyOf, chosen));
  });
}

function withoutOtherAlternatives(units: readonly OutputUnit[]): readonly OutputUnit[] {
  return units.filter(({keyword}) => keyword === 'anyOf').reduce(chooseAlternative, units);
}

/** Choices say more than the type that they have. */
function withoutTypesOfChoices(violations: readonly Violation[]): Violation[] {
  const choices = new Set(
    violations.filter(unit => unit.keyword === 'enum').map(unit => unit.instanceLocation),
  );
  return violations.filter(
    ({keyword, instanceLocation}) => keyword !== 'type' || !choices.has(instanceLocation),
  );
}

/**
 * Says in words what is wrong with a value: `sendTo.recipients must be an array`.
 *
 * @param units what the validator found
 * @param schema the schema it validated with
 * @param root how the value itself is called
 */
export function toMessages(units: readonly OutputUnit[], schema: Schema, root: string): string[] {
  const telling = withoutOtherAlternatives(units.slice(0, maximumUnits)).filter(
    ({keyword}) => keyword === 'required' || keyword in texts,
  );
  const violations = withoutTypesOfChoices(telling.map(unit => locate(unit, schema)));
  const messages = [...new Set(violations.map(violation => messageOf(violation, root)))];
  if (messages.length <= maximumMessages) return messages;
  return [...messages.slice(0, maximumMessages), 'and more'];
}
