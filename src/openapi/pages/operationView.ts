/** Builds what one operation page shows from the operation as the OpenAPI plugin hands it over. */
import type {OpenAPIV3_1 as OpenApi} from 'openapi-types';
import type {
  AuthenticationMode,
  Example,
  LanguageSamples,
  OperationView,
  Parameter,
  ResponseView,
} from '../view.ts';
import {type LocatedOperation, linkOf, type Operation, operationsOf} from './document.ts';
import {highlight, highlightJson} from './highlight.ts';
import {httpSample, languages, type SampleRequest} from './httpSamples.ts';
import {type Schema, schemaTree} from './schemaTree.ts';
import {sdkSample} from './sdkSamples.ts';

type ResolvedParameter = OpenApi.ParameterObject & {schema: Schema};

/** Values that samples send in the place of credentials. */
const placeholders: Record<string, string> = {
  apiKey: 'YOUR_API_KEY',
  apiSecret: 'YOUR_API_SECRET',
  userId: 'user_1042',
  userToken: 'YOUR_USER_TOKEN',
  secretKey: 'YOUR_API_SECRET',
};

/** The modes of the introduction page, by the security schemes that they combine. */
const modes: Record<string, {title: string; anchor: string}> = {
  'apiKey+apiSecret': {title: 'App-level, from your backend', anchor: 'app-level'},
  'apiKey+userId': {title: 'User-level, from a front end', anchor: 'user-level'},
  userToken: {title: 'Secure mode, from a front end in production', anchor: 'secure-mode'},
  'apiKey+secretKey': {title: 'Secret key, from your backend', anchor: 'secret-key'},
};

/** Sections of the errors page by status. */
const errorSections: Record<string, string> = {
  '400': 'validation-400',
  '401': 'authentication-401',
  '404': 'not-found-404',
  '413': 'too-large-413',
  '415': 'media-type-415',
  '422': 'unprocessable-422',
  '5XX': 'server-5xx',
};

function authenticationOf(
  operation: OpenApi.OperationObject,
  document: OpenApi.Document,
): AuthenticationMode[] {
  const schemes = document.components?.securitySchemes ?? {};
  return (operation.security ?? []).map(requirement => {
    const names = Object.keys(requirement);
    const mode = modes[names.join('+')];
    if (!mode) throw new Error(`No authentication mode for the schemes ${names.join(' + ')}`);
    const credentials = names.map(name => {
      const scheme = schemes[name] as OpenApi.SecuritySchemeObject;
      return {
        scheme: name,
        description: scheme.description ?? '',
        ...(scheme.type === 'apiKey'
          ? {header: scheme.name}
          : {header: 'Authorization', prefix: 'Bearer '}),
      };
    });
    return {...mode, credentials};
  });
}

function parametersOf(operation: OpenApi.OperationObject): Parameter[] {
  const parameters = (operation.parameters ?? []) as ResolvedParameter[];
  return parameters.map(parameter => ({
    ...schemaTree(
      {...parameter.schema, ...(parameter.description && {description: parameter.description})},
      parameter.name,
      parameter.required,
    ),
    name: parameter.name,
    in: parameter.in as Parameter['in'],
    ...(parameter.deprecated && {deprecated: true}),
    ...(parameter.example !== undefined && {example: String(parameter.example)}),
  }));
}

/** The examples of a body, the first being the one that samples send. */
function examplesOf(media: OpenApi.MediaTypeObject): {title: string; value: unknown}[] {
  if (media.examples) {
    return Object.values(media.examples).map(example => {
      const {summary = 'Example', value} = example as OpenApi.ExampleObject;
      return {title: summary, value};
    });
  }
  return media.example === undefined ? [] : [{title: 'Example', value: media.example}];
}

function toExample({title, value}: {title: string; value: unknown}): Example {
  return {title, html: highlightJson(value), json: JSON.stringify(value)};
}

function jsonBody(content: Record<string, OpenApi.MediaTypeObject> | undefined) {
  return content?.['application/json'];
}

function responsesOf(operation: OpenApi.OperationObject): ResponseView[] {
  return Object.entries(operation.responses ?? {}).map(([status, entry]) => {
    const response = entry as OpenApi.ResponseObject & {'x-undocumented-body'?: boolean};
    const media = jsonBody(response.content);
    const [example] = media ? examplesOf(media) : [];
    const hidden = response['x-undocumented-body'];
    const section = errorSections[status];
    return {
      status,
      description: (response.description ?? '').trim(),
      ...(hidden && {undocumentedBody: true}),
      ...(!hidden && media?.schema && {body: schemaTree(media.schema as Schema)}),
      // What the sandbox says with an error helps to recognize it; a successful answer says nothing more.
      ...((!hidden || !status.startsWith('2')) && example && {example: toExample(example)}),
      ...(section && {errorHref: `/api/api-reference/errors#${section}`}),
    };
  });
}

/** The documentation of the operation's tag, as a path of this site where it is one of its pages. */
function conceptOf(operation: Operation, document: OpenApi.Document): OperationView['concept'] {
  const tag = document.tags?.find(({name}) => name === operation.tags[0]);
  if (!tag?.externalDocs) return undefined;
  const {description = tag.name, url} = tag.externalDocs;
  return {title: description, href: url.replace(/^https:\/\/docs\.engagespot\.co(?=\/)/, '')};
}

/** The request that the samples show: the first mode, the first example, the examples of the parameters. */
function sampleRequest(
  {method, path}: LocatedOperation,
  host: string,
  view: Pick<OperationView, 'authentication' | 'parameters'>,
  body: unknown,
): SampleRequest {
  const valueFor = (parameter: Parameter) => parameter.example ?? `{${parameter.name}}`;
  const filledPath = view.parameters
    .filter(parameter => parameter.in === 'path')
    .reduce(
      (filled, parameter) =>
        filled.replace(`{${parameter.name}}`, encodeURIComponent(valueFor(parameter))),
      path,
    );
  const credentials = view.authentication[0]?.credentials ?? [];
  return {
    method,
    url: `${host}${filledPath}`,
    query: view.parameters
      .filter(parameter => parameter.in === 'query')
      .map(parameter => ({name: parameter.name, value: valueFor(parameter)})),
    headers: [
      ...credentials.map(({header, prefix = '', scheme}) => ({
        name: header,
        value: `${prefix}${placeholders[scheme]}`,
      })),
      ...view.parameters
        .filter(parameter => parameter.in === 'header' && parameter.required)
        .map(parameter => ({name: parameter.name, value: valueFor(parameter)})),
      ...(body === undefined ? [] : [{name: 'Content-Type', value: 'application/json'}]),
    ],
    ...(body !== undefined && {body}),
  };
}

function samplesOf(operationId: string, request: SampleRequest): LanguageSamples[] {
  return languages.map(language => {
    const sdk = sdkSample(operationId, language.value);
    return {
      value: language.value,
      label: language.label,
      samples: [
        ...(sdk
          ? [{kind: 'sdk' as const, title: sdk.title, html: highlight(sdk.code, language.grammar)}]
          : []),
        {
          kind: 'http' as const,
          title: sdk ? 'Over HTTP' : `${request.method} ${new URL(request.url).pathname}`,
          html: highlight(httpSample(language, request), language.grammar),
        },
      ],
    };
  });
}

/**
 * Everything that the page of an operation shows.
 *
 * @param located the operation with its references resolved
 * @param document the whole document, for hosts, security schemes and links to other operations
 * @throws Error that names the operation when a link leads nowhere or a sample cannot be made
 */
export function operationView(
  located: LocatedOperation,
  document: OpenApi.Document,
): OperationView {
  const {operation} = located;
  const links = new Map(
    operationsOf(document).map(other => [other.operation.operationId, linkOf(other)]),
  );
  const linkTo = (operationId: string) => {
    const link = links.get(operationId);
    if (!link)
      throw new Error(`${operation.operationId} links to the unknown operation ${operationId}`);
    return link;
  };
  const servers = (document.servers ?? []).map(({url, description = ''}) => ({
    label: description.split(',')[0] ?? description,
    url,
  }));
  const media = jsonBody((operation.requestBody as OpenApi.RequestBodyObject | undefined)?.content);
  const examples = media ? examplesOf(media) : [];
  const base = {
    authentication: authenticationOf(operation, document),
    parameters: parametersOf(operation),
  };
  const request = sampleRequest(located, servers[0]?.url ?? '', base, examples[0]?.value);
  const replacement = operation['x-replacement'];
  const concept = conceptOf(operation, document);
  return {
    ...linkOf(located),
    servers,
    ...(replacement && {replacement: linkTo(replacement)}),
    ...base,
    ...(media?.schema && {
      body: {schema: schemaTree(media.schema as Schema), examples: examples.map(toExample)},
    }),
    samples: samplesOf(operation.operationId, request),
    responses: responsesOf(operation),
    related: (operation['x-related'] ?? []).map(linkTo),
    ...(concept && {concept}),
  };
}
