import type {AuthenticationMode, OperationView} from '../../openapi/view';
import {defaultCredential, type Target} from './targets';

/** What a reader typed. Everything is text, as it stands in the fields. */
export interface FormValues {
  target: Target;
  mode: AuthenticationMode | undefined;
  /** By security scheme. */
  credentials: Record<string, string>;
  /** By parameter name. */
  parameters: Record<string, string>;
  body: string;
}

/** A request as it is shown and sent. */
export interface BuiltRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** JSON with indentation; text that is no JSON stays as it is. */
export function prettyJson(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** The values of a form that nobody has touched. */
export function initialValues(view: OperationView, target: Target): FormValues {
  const [mode] = view.authentication;
  const example = view.body?.examples[0]?.json;
  return {
    target,
    mode,
    credentials: {},
    parameters: Object.fromEntries(
      view.parameters.map(({name, required, example: value}) => [
        name,
        required ? (value ?? '') : '',
      ]),
    ),
    body: example ? prettyJson(example) : '',
  };
}

/** The value of a credential: typed, or the one that the target begins with. */
export function credentialValue({credentials, target}: FormValues, scheme: string): string {
  return credentials[scheme] ?? defaultCredential(target, scheme);
}

/** Characters that browsers refuse in the value of a header. */
const unfitForHeader = /[^\t\x20-\xff]|\x7f/u;

/** Half of a character that takes two units of UTF-16, which no address can contain. */
const brokenText = /\p{Surrogate}/u;

/**
 * Why a request cannot be made of what a reader typed, by field; empty when it can.
 *
 * @returns sentences that name the field and what is wrong with it
 */
export function problemsOf(view: OperationView, values: FormValues): string[] {
  const typed = view.parameters.map(({name, in: place}) => ({
    name,
    place,
    value: values.parameters[name] ?? '',
  }));
  const credentials = (values.mode?.credentials ?? []).map(({header, scheme}) => ({
    name: header,
    place: 'header',
    value: credentialValue(values, scheme),
  }));
  return [...credentials, ...typed].flatMap(({name, place, value}) => {
    const [unfit] = (place === 'header' && unfitForHeader.exec(value)) || [];
    if (unfit) return [`${name} contains ${JSON.stringify(unfit)}, which no header can contain.`];
    if (place === 'path' && /^\.{1,2}$/.test(value)) {
      return [`${name} is "${value}", which would lead to another address.`];
    }
    return brokenText.test(value) ? [`${name} contains half a character.`] : [];
  });
}

/** Puts the request together, of values without problems; empty parameters and credentials are left out. */
export function buildRequest(view: OperationView, values: FormValues): BuiltRequest {
  const filled = view.parameters.filter(({name}) => values.parameters[name]);
  const valueFor = (name: string) => values.parameters[name] ?? '';
  const path = filled
    .filter(parameter => parameter.in === 'path')
    .reduce(
      (text, {name}) => text.replace(`{${name}}`, encodeURIComponent(valueFor(name))),
      view.path,
    );
  const url = new URL(values.target.url + path);
  for (const {name} of filled.filter(parameter => parameter.in === 'query')) {
    url.searchParams.set(name, valueFor(name));
  }
  const credentials = values.mode?.credentials ?? [];
  const headers: BuiltRequest['headers'] = [
    ...credentials
      .filter(({scheme}) => credentialValue(values, scheme))
      .map(({header, prefix = '', scheme}): [string, string] => [
        header,
        prefix + credentialValue(values, scheme),
      ]),
    ...filled
      .filter(parameter => parameter.in === 'header')
      .map(({name}): [string, string] => [name, valueFor(name)]),
  ];
  if (!view.body) return {method: view.method, url: url.href, headers};
  headers.push(['Content-Type', 'application/json']);
  return {method: view.method, url: url.href, headers, body: values.body};
}
