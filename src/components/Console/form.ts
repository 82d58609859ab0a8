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

/** Puts the request together; empty parameters and credentials are left out. */
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
