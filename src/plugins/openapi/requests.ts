/**
 * The calls of the OpenAPI document as requests that a reader sends from a tool of their own. The collections for Postman
 * and Bruno say the same in the form of each.
 */
import type {OpenApiDocument, Operation} from '../../openapi/model.ts';

export interface Header {
  name: string;
  /** Credentials are variables: `{{apiKey}}`. */
  value: string;
  /** Off for what only some readers send. */
  enabled: boolean;
}

export interface Parameter {
  name: string;
  value: string;
  type: 'path' | 'query';
  enabled: boolean;
}

export interface Request {
  name: string;
  /** Markdown. */
  description: string;
  method: Operation['method'];
  /** With a colon before parameters: `/v3/notifications/:id`. */
  path: string;
  headers: Header[];
  parameters: Parameter[];
  /** JSON. */
  body?: string;
}

/** The calls of a tag. */
export interface Folder {
  name: string;
  requests: Request[];
}

export interface Variable {
  name: string;
  value: string;
  /** Whether it is for its reader alone; it then has no value here. */
  secret: boolean;
}

type Schemes = OpenApiDocument['components']['securitySchemes'];

/** What the schemes are in samples. Tools write collections into files, so secrets have no value. */
const publicValues: Readonly<Record<string, string>> = {
  apiKey: 'YOUR_API_KEY',
  userId: 'user_1042',
};

/** @throws Error for a call with a security scheme that the document does not have */
function credentialOf(name: string, {id}: Operation, schemes: Schemes): Omit<Header, 'enabled'> {
  const scheme = schemes[name];
  if (!scheme) throw new Error(`${id}: there is no security scheme ${name}`);
  return scheme.type === 'apiKey'
    ? {name: scheme.name, value: `{{${name}}}`}
    : {name: 'Authorization', value: `Bearer {{${name}}}`};
}

/** The first of the ways that a call accepts; the user token, which is another, is off. */
function credentialsOf(operation: Operation, schemes: Schemes): Header[] {
  const [first = [], ...others] = operation.security;
  const tokens = others.flat().filter(name => schemes[name]?.type === 'http');
  return [
    ...first.map(name => ({...credentialOf(name, operation, schemes), enabled: true})),
    ...tokens.map(name => ({...credentialOf(name, operation, schemes), enabled: false})),
  ];
}

function requestOf(operation: Operation, schemes: Schemes): Request {
  const {summary, description, method, path, parameters, body} = operation;
  const [example] = body?.examples ?? [];
  const exampleOf = ({example: value}: Operation['parameters'][number]) => String(value ?? '');
  return {
    name: summary,
    description,
    method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    headers: [
      ...credentialsOf(operation, schemes),
      ...parameters
        .filter(({in: place, required}) => place === 'header' && required)
        .map(parameter => ({name: parameter.name, value: exampleOf(parameter), enabled: true})),
    ],
    parameters: parameters.flatMap(parameter => {
      const {name, in: type, required} = parameter;
      if (type === 'header') return [];
      return [{name, value: exampleOf(parameter), type, enabled: type === 'path' || required}];
    }),
    ...(example && {body: JSON.stringify(example.value, null, 2)}),
  };
}

/** Tools run a folder from its start: what deletes one thing is near the end, what deletes all is the end. */
function turnOf({summary}: Operation): number {
  if (/^Delete all\b/.test(summary)) return 2;
  return /^Delete\b/.test(summary) ? 1 : 0;
}

/**
 * @returns the calls by tag, in the order of the document apart from what deletes
 * @throws Error for a call with a security scheme that the document does not have
 */
export function requestFolders({tags, operations, components}: OpenApiDocument): Folder[] {
  return tags.map(tag => ({
    name: tag.title,
    requests: operations
      .filter(operation => operation.tag === tag.name)
      .sort((a, b) => turnOf(a) - turnOf(b))
      .map(operation => requestOf(operation, components.securitySchemes)),
  }));
}

/**
 * The variables that requests use.
 *
 * @param baseUrl the host
 */
export function requestVariables({components}: OpenApiDocument, baseUrl: string): Variable[] {
  return [
    {name: 'baseUrl', value: baseUrl, secret: false},
    ...Object.keys(components.securitySchemes).map(name => ({
      name,
      value: publicValues[name] ?? '',
      secret: !(name in publicValues),
    })),
  ];
}
