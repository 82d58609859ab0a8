/** Builds what one operation page shows. */
import {highlight, highlightJson} from './highlight.ts';
import {httpSample, languages, type SampleRequest} from './httpSamples.ts';
import type {Body, OpenApiDocument, Operation} from './model.ts';
import {linkOf} from './operations.ts';
import {schemaTree} from './schemaTree.ts';
import {sdkSample} from './sdkSamples.ts';
import type {
  AuthenticationMode,
  Example,
  LanguageSamples,
  OperationView,
  ParameterView,
  ResponseView,
} from './view.ts';

/** Values that samples send instead of credentials. */
const placeholders: Record<string, string> = {
  apiKey: 'YOUR_API_KEY',
  apiSecret: 'YOUR_API_SECRET',
  userId: 'user_1042',
  userToken: 'YOUR_USER_TOKEN',
  secretKey: 'YOUR_SECRET_KEY',
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
  {id, security}: Operation,
  {securitySchemes}: OpenApiDocument['components'],
): AuthenticationMode[] {
  return security.map(names => {
    const mode = modes[names.join('+')];
    if (!mode) throw new Error(`${id}: no authentication mode combines ${names.join(' + ')}`);
    const credentials = names.map(name => {
      const scheme = securitySchemes[name];
      if (!scheme) throw new Error(`${id}: there is no security scheme ${name}`);
      return {
        scheme: name,
        description: scheme.description,
        ...(scheme.type === 'apiKey'
          ? {header: scheme.name}
          : {header: 'Authorization', prefix: 'Bearer '}),
      };
    });
    return {...mode, credentials};
  });
}

function parametersOf({parameters}: Operation): ParameterView[] {
  return parameters.map(
    ({schema, description, name, in: place, required, deprecated, example}) => ({
      ...schemaTree({...schema, ...(description && {description})}, name, required),
      name,
      in: place,
      ...(deprecated && {deprecated}),
      ...(example !== undefined && {example: String(example)}),
    }),
  );
}

function toExample({title, value}: Body['examples'][number]): Example {
  return {title, html: highlightJson(value), json: JSON.stringify(value)};
}

function responsesOf({responses}: Operation): ResponseView[] {
  return Object.entries(responses).map(([status, response]) => {
    const {description, hasUndocumentedBody, body} = response;
    const [example] = body.examples;
    const section = errorSections[status];
    return {
      status,
      description,
      ...(hasUndocumentedBody ? {undocumentedBody: true} : {body: schemaTree(body.schema)}),
      // What the sandbox says with an error helps to recognize it; a successful answer says nothing more.
      ...((!hasUndocumentedBody || !status.startsWith('2')) &&
        example && {example: toExample(example)}),
      ...(section && {errorHref: `/api/api-reference/errors#${section}`}),
    };
  });
}

/** The documentation of the operation's tag, as a path of this site where it is one of its pages. */
function conceptOf({tag}: Operation, {tags}: OpenApiDocument): OperationView['concept'] {
  const externalDocs = tags.find(({name}) => name === tag)?.externalDocs;
  if (!externalDocs) return undefined;
  const {description, url} = externalDocs;
  return {title: description, href: url.replace(/^https:\/\/docs\.engagespot\.co(?=\/)/, '')};
}

/** The request that the samples show: the first mode, the first example, the examples of the parameters. */
function sampleRequest(
  {method, path}: Operation,
  host: string,
  view: Pick<OperationView, 'authentication' | 'parameters'>,
  body: unknown,
): SampleRequest {
  const valueFor = (parameter: ParameterView) => parameter.example ?? `{${parameter.name}}`;
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

function samplesOf({id, responses}: Operation, request: SampleRequest): LanguageSamples[] {
  const printsBody = Object.entries(responses).some(
    ([status, {hasUndocumentedBody}]) => status.startsWith('2') && !hasUndocumentedBody,
  );

  return languages.map(language => {
    const sdk = sdkSample(id, language.value);
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
          html: highlight(httpSample(language, request, printsBody), language.grammar),
        },
      ],
    };
  });
}

/**
 * Everything that the page of an operation shows.
 *
 * @param document for hosts, security schemes and links to other operations
 * @throws Error that names the operation when a link leads nowhere or a sample cannot be made
 */
export function operationView(operation: Operation, document: OpenApiDocument): OperationView {
  const {id, body, related, replacement} = operation;
  const linkTo = (otherId: string) => {
    const other = document.operations.find(candidate => candidate.id === otherId);
    if (!other) throw new Error(`${id} links to the unknown operation ${otherId}`);
    return linkOf(other);
  };
  const servers = document.servers.map(({url, description}) => ({
    label: description.split(',')[0] ?? description,
    url,
  }));
  const base = {
    authentication: authenticationOf(operation, document.components),
    parameters: parametersOf(operation),
  };
  const request = sampleRequest(operation, servers[0]?.url ?? '', base, body?.examples[0]?.value);
  const concept = conceptOf(operation, document);
  return {
    ...linkOf(operation),
    servers,
    ...(replacement && {replacement: linkTo(replacement)}),
    ...base,
    ...(body && {
      body: {schema: schemaTree(body.schema), examples: body.examples.map(toExample)},
    }),
    samples: samplesOf(operation, request),
    responses: responsesOf(operation),
    related: related.map(linkTo),
    ...(concept && {concept}),
  };
}
