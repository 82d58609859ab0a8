/**
 * The calls of the OpenAPI document as a collection for Bruno, in the form of its own export: one file, which Bruno
 * imports as it is. Its converters would do the same, but bring a parser of JavaScript and twenty other packages along.
 */
import type {OpenApiDocument, Operation} from '../../openapi/model.ts';

interface Named {
  name: string;
  value: string;
}

interface Variable extends Named {
  type: 'text';
  enabled: true;
  secret: boolean;
}

export interface BrunoRequest {
  type: 'http-request';
  name: string;
  seq: number;
  request: {
    method: string;
    url: string;
    headers: (Named & {enabled: true})[];
    params: (Named & {type: 'path' | 'query'; enabled: boolean})[];
    body: {mode: 'none'} | {mode: 'json'; json: string};
    auth: {mode: 'none'};
    docs: string;
  };
}

export interface BrunoCollection {
  version: '1';
  name: string;
  items: {type: 'folder'; name: string; seq: number; items: BrunoRequest[]}[];
  environments: {name: string; variables: Variable[]}[];
  brunoConfig: {version: '1'; name: string; type: 'collection'; ignore: string[]};
}

type Schemes = OpenApiDocument['components']['securitySchemes'];

/** What the schemes are in samples. Bruno keeps secrets out of the files that it writes, so they have no value here. */
const publicValues: Readonly<Record<string, string>> = {
  apiKey: 'YOUR_API_KEY',
  userId: 'user_1042',
};

/** The credentials of a call as variables of the environment; the first of the ways that it accepts. */
function credentialsOf({id, security}: Operation, schemes: Schemes): Named[] {
  return (security[0] ?? []).map(name => {
    const scheme = schemes[name];
    if (!scheme) throw new Error(`${id}: there is no security scheme ${name}`);
    return scheme.type === 'apiKey'
      ? {name: scheme.name, value: `{{${name}}}`}
      : {name: 'Authorization', value: `Bearer {{${name}}}`};
  });
}

function requestOf(operation: Operation, schemes: Schemes, seq: number): BrunoRequest {
  const {summary, description, method, path, parameters, body} = operation;
  const [example] = body?.examples ?? [];
  const exampleOf = ({example: value}: Operation['parameters'][number]) => String(value ?? '');
  const headers = [
    ...credentialsOf(operation, schemes),
    ...parameters
      .filter(({in: place, required}) => place === 'header' && required)
      .map(parameter => ({name: parameter.name, value: exampleOf(parameter)})),
  ];
  const inAddress = parameters.flatMap(parameter => {
    const {name, in: type, required} = parameter;
    if (type === 'header') return [];
    return [{name, value: exampleOf(parameter), type, enabled: type === 'path' || required}];
  });
  return {
    type: 'http-request',
    name: summary,
    seq,
    request: {
      method,
      url: `{{baseUrl}}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      headers: headers.map(header => ({...header, enabled: true})),
      params: inAddress,
      body: example ? {mode: 'json', json: JSON.stringify(example.value, null, 2)} : {mode: 'none'},
      auth: {mode: 'none'},
      docs: description,
    },
  };
}

/**
 * @param document the calls, grouped by tag; each of its hosts becomes an environment
 * @throws Error for a call with a security scheme that the document does not have
 */
export function brunoCollection({
  tags,
  servers,
  operations,
  components: {securitySchemes: schemes},
}: OpenApiDocument): BrunoCollection {
  const name = 'Engagespot';
  const variable = (key: string, value: string, secret: boolean): Variable => ({
    name: key,
    value,
    type: 'text',
    enabled: true,
    secret,
  });
  return {
    version: '1',
    name,
    items: tags.map((tag, index) => ({
      type: 'folder',
      name: tag.title,
      seq: index + 1,
      items: operations
        .filter(operation => operation.tag === tag.name)
        .map((operation, place) => requestOf(operation, schemes, place + 1)),
    })),
    environments: servers.map(({url, description}) => ({
      name: description.replace(/,.*/, ''),
      variables: [
        variable('baseUrl', url, false),
        ...Object.keys(schemes).map(key =>
          variable(key, publicValues[key] ?? '', !(key in publicValues)),
        ),
      ],
    })),
    brunoConfig: {version: '1', name, type: 'collection', ignore: ['node_modules', '.git']},
  };
}
