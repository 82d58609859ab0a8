/** The collections for readers' own tools, run from start to end on a sandbox, as their tools would run them. */
import {describe, expect, test} from 'vitest';
import {readDocument} from '../../src/openapi/document.ts';
import {brunoCollection} from '../../src/plugins/openapi/bruno.ts';
import {postmanCollection} from '../../src/plugins/openapi/postman.ts';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import {createClient} from './support/client.ts';

const document = await readDocument();

interface Sent {
  name: string;
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
}

type Pairs = readonly (readonly [string, string])[];

/** The address with the values of its path and its query. */
function address(url: string, path: Pairs, query: Pairs): string {
  const filled = path.reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
    url,
  );
  return query.length > 0
    ? `${filled}?${new URLSearchParams(query.map(pair => [...pair]))}`
    : filled;
}

function postmanRequests(): Sent[] {
  const pairs = (all: {key: string; value: string; disabled?: true}[]) =>
    all.filter(({disabled}) => !disabled).map(({key, value}): [string, string] => [key, value]);
  return postmanCollection(document).item.flatMap(({item}) =>
    item.map(({name, request: {method, url, header, body}}) => ({
      name,
      method,
      url: address(
        [...url.host, ...url.path].join('/'),
        pairs(url.variable),
        // Those that are off are sent too: their examples should be right.
        url.query.map(({key, value}) => [key, value]),
      ),
      headers: pairs(header),
      body: body?.raw,
    })),
  );
}

function brunoRequests(): Sent[] {
  return brunoCollection(document).items.flatMap(({items}) =>
    items.map(({name, request: {method, url, headers, params, body}}) => {
      const pairs = (type: string) =>
        params
          .filter(each => each.type === type)
          .map((each): [string, string] => [each.name, each.value]);
      return {
        name,
        method,
        url: address(url, pairs('path'), pairs('query')),
        headers: [
          ...headers
            .filter(({enabled}) => enabled)
            .map((each): [string, string] => [each.name, each.value]),
          ...(body.mode === 'json'
            ? [['Content-Type', 'application/json'] as [string, string]]
            : []),
        ],
        body: body.mode === 'json' ? body.json : undefined,
      };
    }),
  );
}

const values: Readonly<Record<string, string>> = {
  ...demoCredentials,
  baseUrl: 'https://api.engagespot.co',
  secretKey: demoCredentials.apiSecret,
  userId: demoUserId,
};

/** @throws Error for a variable that the demonstration app has no value for */
function fill(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {{${name}}}`);
    return value;
  });
}

describe.each([
  ['Postman', postmanRequests()],
  ['Bruno', brunoRequests()],
])('%s', (_, requests) => {
  test('has every call', () => {
    expect(requests.map(({name}) => name).sort()).toEqual(
      document.operations.map(({summary}) => summary).sort(),
    );
  });

  test('every request is accepted, one after the other', async () => {
    const {sandbox} = createClient();
    const refused: string[] = [];
    for (const {name, method, url, headers, body} of requests) {
      const response = await sandbox.fetch(
        new Request(fill(url), {
          method,
          headers: headers.map(([header, value]): [string, string] => [header, fill(value)]),
          body,
        }),
      );
      if (!response.ok) refused.push(`${name}: ${response.status} ${await response.text()}`);
    }
    expect(refused).toEqual([]);
  });
});
