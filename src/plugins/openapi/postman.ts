/**
 * The calls of the OpenAPI document as a collection for Postman, version 2.1 of its format. Postman's own converter knows
 * one scheme of the several that a call needs together, and makes up bodies where the document has examples.
 */
import type {OpenApiDocument} from '../../openapi/model.ts';
import {type Request, requestFolders, requestVariables} from './requests.ts';

interface Pair {
  key: string;
  value: string;
}

type Switchable = Pair & {disabled?: true};

export interface PostmanRequest {
  name: string;
  request: {
    method: string;
    description: string;
    auth: {type: 'noauth'};
    header: Switchable[];
    url: {raw: string; host: string[]; path: string[]; query: Switchable[]; variable: Pair[]};
    body?: {mode: 'raw'; raw: string; options: {raw: {language: 'json'}}};
  };
}

export interface PostmanCollection {
  info: {name: string; description: string; schema: string};
  item: {name: string; item: PostmanRequest[]}[];
  variable: (Pair & {type: 'string'; description?: string})[];
}

function pair({name, value}: {name: string; value: string}): Pair {
  return {key: name, value};
}

function switchable(each: {name: string; value: string; enabled: boolean}): Switchable {
  return {...pair(each), ...(!each.enabled && {disabled: true})};
}

function postmanRequest(request: Request): PostmanRequest {
  const {name, description, method, path, headers, parameters, body} = request;
  const json = {name: 'Content-Type', value: 'application/json', enabled: true};
  return {
    name,
    request: {
      method,
      description,
      auth: {type: 'noauth'},
      header: [...headers, ...(body === undefined ? [] : [json])].map(switchable),
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ['{{baseUrl}}'],
        path: path.slice(1).split('/'),
        query: parameters.filter(({type}) => type === 'query').map(switchable),
        variable: parameters.filter(({type}) => type === 'path').map(pair),
      },
      ...(body !== undefined && {
        body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}},
      }),
    },
  };
}

/**
 * @param document the calls, grouped by tag; its first host is the one that requests go to
 * @throws Error for a document without a host, and for a call with a security scheme that the document does not have
 */
export function postmanCollection(document: OpenApiDocument): PostmanCollection {
  const [host, ...others] = document.servers;
  if (!host) throw new Error('The OpenAPI document names no server to send requests to');
  const hosts = [`Host of your data region. ${host.description}`];
  for (const {url, description} of others) hosts.push(`${description}: ${url}`);
  return {
    info: {
      name: 'Engagespot',
      description:
        'Enter your keys in the variables of the collection. Current values stay on your device. In secure mode, turn on the header `Authorization` of a call and turn off the others.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: requestFolders(document).map(({name, requests}) => ({
      name,
      item: requests.map(postmanRequest),
    })),
    variable: requestVariables(document, host.url).map(variable => ({
      ...pair(variable),
      type: 'string',
      ...(variable.name === 'baseUrl' && {description: hosts.join('. ')}),
    })),
  };
}
