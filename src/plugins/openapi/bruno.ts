/**
 * The calls of the OpenAPI document as a collection for Bruno, in the form of its own export: one file, which Bruno
 * imports as it is. Its converters would do the same, but bring a parser of JavaScript and twenty other packages along.
 */
import type {OpenApiDocument} from '../../openapi/model.ts';
import {
  type Header,
  type Parameter,
  type Request,
  requestFolders,
  requestVariables,
  type Variable,
} from './requests.ts';

export interface BrunoRequest {
  type: 'http-request';
  name: string;
  seq: number;
  request: {
    method: string;
    url: string;
    headers: Header[];
    params: Parameter[];
    body: {mode: 'none'} | {mode: 'json'; json: string};
    auth: {mode: 'none'};
    docs: string;
  };
}

export interface BrunoCollection {
  version: '1';
  name: string;
  items: {type: 'folder'; name: string; seq: number; items: BrunoRequest[]}[];
  environments: {name: string; variables: (Variable & {type: 'text'; enabled: true})[]}[];
  brunoConfig: {version: '1'; name: string; type: 'collection'; ignore: string[]};
}

function brunoRequest(request: Request, index: number): BrunoRequest {
  const {name, description, method, path, headers, parameters, body} = request;
  return {
    type: 'http-request',
    name,
    seq: index + 1,
    request: {
      method,
      url: `{{baseUrl}}${path}`,
      headers,
      params: parameters,
      body: body === undefined ? {mode: 'none'} : {mode: 'json', json: body},
      auth: {mode: 'none'},
      docs: description,
    },
  };
}

/**
 * @param document the calls, grouped by tag; each of its hosts becomes an environment
 * @throws Error for a call with a security scheme that the document does not have
 */
export function brunoCollection(document: OpenApiDocument): BrunoCollection {
  const name = 'Engagespot';
  return {
    version: '1',
    name,
    items: requestFolders(document).map(({name: folder, requests}, index) => ({
      type: 'folder',
      name: folder,
      seq: index + 1,
      items: requests.map(brunoRequest),
    })),
    environments: document.servers.map(({url, description}) => ({
      name: description.replace(/,.*/, ''),
      variables: requestVariables(document, url).map(variable => ({
        ...variable,
        type: 'text',
        enabled: true,
      })),
    })),
    brunoConfig: {version: '1', name, type: 'collection', ignore: ['node_modules', '.git']},
  };
}
