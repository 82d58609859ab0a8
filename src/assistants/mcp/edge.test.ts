/** The MCP server as a function on a host, asked by the client of the SDK in both eras of the protocol. */
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {describe, expect, test} from 'vitest';
import {publishedFiles, publishedSite} from '../../../tests/support/publishedSite';
import {createEdgeHandler, largestRequest} from './edge';

const endpoint = 'https://mcp.example.com/mcp';

function createHandler(source = publishedSite()) {
  return createEdgeHandler({
    source,
    version: '1.2.3',
    path: '/mcp',
    hosts: ['mcp.example.com'],
    origins: ['docs.example.com'],
  });
}

const handler = createHandler();

/** A client that is connected in an era of the protocol. */
async function connect(mode: 'legacy' | {pin: string}, fetch = handler): Promise<Client> {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  const transport = new StreamableHTTPClientTransport(new URL(endpoint), {
    fetch: (url, init) => fetch(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const {content, isError = false} = await client.callTool({name, arguments: args});
  const [part] = content;
  return {isError, text: part?.type === 'text' ? part.text : ''};
}

describe.each([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', {pin: '2026-07-28'}],
] as const)('protocol %s', (protocol, mode) => {
  test('says who it is and how to use it', async () => {
    const client = await connect(mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
    expect(client.getServerVersion()).toMatchObject({name: 'engagespot-docs', version: '1.2.3'});
    expect(client.getInstructions()).toContain('try_requests');
    expect(client.getServerCapabilities()).toHaveProperty('tools');
  });

  test('has six tools, none of which changes anything', async () => {
    const {tools} = await (await connect(mode)).listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'list_operations',
      'describe_operation',
      'find_symbol',
      'try_requests',
    ]);
    for (const {name, annotations, inputSchema, description} of tools) {
      expect.soft(annotations, name).toMatchObject({readOnlyHint: true, openWorldHint: false});
      expect.soft(inputSchema.additionalProperties, name).toBe(false);
      expect.soft(description?.length, name).toBeLessThanOrEqual(500);
    }
    const [search, read] = tools;
    for (const tool of [search, read]) {
      expect(tool?.inputSchema.properties?.version).toMatchObject({enum: ['1.5.x', '1.4.x']});
    }
    expect(search?.inputSchema.properties?.version).toMatchObject({default: '1.5.x'});
  });

  test('each tool answers', async () => {
    const client = await connect(mode);
    const answers = [
      await call(client, 'search_docs', {query: 'okapi', version: '1.4.x'}),
      await call(client, 'read_page', {page: 'concepts/okapi', version: '1.4.x'}),
      await call(client, 'list_operations', {}),
      await call(client, 'describe_operation', {operation: 'deleteUser'}),
      await call(client, 'find_symbol', {name: 'useFeed'}),
      await call(client, 'try_requests', {
        requests: [{method: 'GET', path: '/v3/profile', as: 'user'}],
      }),
    ];
    expect(answers.map(({isError}) => isError)).toEqual(Array(6).fill(false));
    expect(answers.every(({text}) => text.includes('https://docs.example.com/'))).toBe(true);
    expect(answers[5]?.text).toContain('GET /v3/profile → 200');
  });

  test('pages are resources, by the addresses of their Markdown', async () => {
    const client = await connect(mode);
    const {resources} = await client.listResources();
    expect(resources).toContainEqual({
      uri: 'https://docs.example.com/docs/1.4.x/llms.txt',
      name: 'Pages of 1.4.x',
      title: 'All pages of version 1.4.x',
      description: 'Addresses of all pages, with a sentence about each.',
      mimeType: 'text/markdown',
    });
    expect(resources).toContainEqual({
      uri: 'https://docs.example.com/docs/concepts/topic.md',
      name: 'docs/concepts/topic',
      title: 'Topic',
      description: 'Concepts',
      mimeType: 'text/markdown',
    });
    expect(resources.filter(({uri}) => uri.includes('okapi'))).toEqual([]);
    const {resourceTemplates} = await client.listResourceTemplates();
    expect(resourceTemplates).toMatchObject([
      {uriTemplate: 'https://docs.example.com/{+path}.md', mimeType: 'text/markdown'},
    ]);

    for (const [path, text] of [
      ['docs/1.4.x/llms.txt', 'All pages of 1.4.x.'],
      ['docs/concepts/topic.md', 'A topic is a group.'],
      ['docs/1.4.x/concepts/okapi.md', 'Only 1.4.x has an okapi.'],
      ['changelog.md', 'What changed.'],
      ['index.md', 'The start of the site.'],
    ]) {
      const uri = `https://docs.example.com/${path}`;
      const {contents} = await client.readResource({uri});
      expect(contents, uri).toMatchObject([{uri, text: expect.stringContaining(text ?? '')}]);
    }
    for (const uri of [
      'https://docs.example.com/docs/concepts/okapi.md',
      'https://docs.example.com/openapi/engagespot.json',
      'https://docs.example.com/docs/../../secret.md',
      'https://evil.example/docs/concepts/topic.md',
      'file:///etc/passwd.md',
    ]) {
      await expect(client.readResource({uri}), uri).rejects.toMatchObject({
        message: expect.stringContaining('Resource not found'),
      });
    }
  });

  test('the path of a page is completed, in every version', async () => {
    const client = await connect(mode);
    const complete = async (value: string) => {
      const {completion} = await client.complete({
        ref: {type: 'ref/resource', uri: 'https://docs.example.com/{+path}.md'},
        argument: {name: 'path', value},
      });
      return completion.values;
    };
    expect(await complete('Concepts/')).toEqual([
      'docs/concepts/topic',
      'docs/1.4.x/concepts/okapi',
    ]);
    expect((await complete('docs/1.4.x/c'))[0]).toBe('docs/1.4.x/concepts/okapi');
    expect(await complete('narwhal')).toEqual([]);
  });

  test('skills are prompts, with a task if there is one', async () => {
    const client = await connect(mode);
    const {prompts} = await client.listPrompts();
    expect(prompts).toMatchObject([
      {
        name: 'zoo-api',
        description: 'Feed the animals with the API.',
        arguments: [{name: 'task', required: false}],
      },
    ]);
    const textOf = async (input: Record<string, string>) => {
      const {messages} = await client.getPrompt({name: 'zoo-api', arguments: input});
      const [{content} = {content: undefined}] = messages;
      return content?.type === 'text' ? content.text : '';
    };
    expect(await textOf({})).toBe('# Feed the animals\n\nNever at night.');
    expect(await textOf({task: 'Feed the okapi.'})).toBe(
      '# Feed the animals\n\nNever at night.\n\n## Your task\n\nFeed the okapi.',
    );
    await expect(client.getPrompt({name: 'zoo-web'})).rejects.toThrow('zoo-web');
  });

  test('what cannot be answered is an error of the tool that says what to do', async () => {
    const client = await connect(mode);
    expect(await call(client, 'search_docs', {query: 'a', version: '9'})).toMatchObject({
      isError: true,
      text: expect.stringContaining(
        '"1.5.x"|"1.4.x". All pages of 1.5.x: https://docs.example.com/docs/llms.txt',
      ),
    });
    expect(await call(client, 'read_page', {page: '/docs/topic'})).toMatchObject({
      isError: true,
      text: expect.stringContaining('/docs/concepts/topic'),
    });
    expect(await call(client, 'find_symbol', {name: 'useFed'})).toMatchObject({isError: true});
    expect(await call(client, 'try_requests', {requests: []})).toMatchObject({isError: true});
    expect(await call(client, 'list_operations', {tag: 'users'})).toMatchObject({isError: true});
  });
});

const discover = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/list',
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': {name: 'test', version: '1'},
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};

function post(headers: Record<string, string> = {}, body: unknown = discover, url = endpoint) {
  return new Request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/list',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('in front of the server', () => {
  test('a program is answered, and caches may keep the list of tools', async () => {
    const response = await handler(post());
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const {result} = await response.json();
    expect(result).toMatchObject({cacheScope: 'public', ttlMs: 900_000});
  });

  test('only pages of the hosts that are named may ask, and their browser lets them', async () => {
    const ours = await handler(post({Origin: 'https://docs.example.com'}));
    expect(ours.status).toBe(200);
    expect(ours.headers.get('Access-Control-Allow-Origin')).toBe('https://docs.example.com');
    for (const Origin of [
      'https://evil.example',
      'null',
      'https://docs.example.com.evil.example',
    ]) {
      const response = await handler(post({Origin}));
      expect.soft(response.status, Origin).toBe(403);
      expect.soft(response.headers.has('Access-Control-Allow-Origin'), Origin).toBe(false);
    }
  });

  test('a browser asks before it sends', async () => {
    const preflight = (origin: string) =>
      handler(new Request(endpoint, {method: 'OPTIONS', headers: {Origin: origin}}));
    const response = await preflight('https://docs.example.com');
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Mcp-Method');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });

  test('other names of the host are refused', async () => {
    expect((await handler(post({}, discover, 'http://127.0.0.1/mcp'))).status).toBe(403);
    expect((await handler(post({Host: 'evil.example'}))).status).toBe(403);
  });

  test.each(['GET', 'DELETE', 'PUT'])('%s is not allowed', async method => {
    const response = await handler(new Request(endpoint, {method}));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('there is one endpoint', async () => {
    expect((await handler(post({}, discover, 'https://mcp.example.com/other'))).status).toBe(404);
  });

  test('too much, and what is not JSON', async () => {
    const large = await handler(post({}, {...discover, filler: 'a'.repeat(largestRequest)}));
    expect(large.status).toBe(413);
    expect((await handler(post({'Content-Type': 'text/plain'}))).status).toBe(415);
    expect((await handler(post({}, '{'))).status).toBe(400);
  });

  test('a body for the sandbox that is too deep is named', async () => {
    const {_meta} = discover.params;
    const requests = [{method: 'POST', path: '/v3/notifications', body: 'DEEP'}];
    const params = {_meta, name: 'try_requests', arguments: {requests}};
    const text = JSON.stringify({...discover, method: 'tools/call', params});
    const deep = text.replace('"DEEP"', '['.repeat(5_000) + ']'.repeat(5_000));
    const headers = {'Mcp-Method': 'tools/call', 'Mcp-Name': 'try_requests'};
    const {result} = await (await handler(post(headers, deep))).json();
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain('nested deeper than 100 levels');
  });

  test('nobody can keep a stream open', async () => {
    const listen = {
      ...discover,
      method: 'subscriptions/listen',
      params: {...discover.params, notifications: {toolsListChanged: true}},
    };
    const response = await handler(post({'Mcp-Method': 'subscriptions/listen'}, listen));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: {code: -32_601, message: 'Method not found'},
    });
  });
});

test('a site without skills has no prompts, but all tools', async () => {
  const files = publishedFiles();
  files.delete('/.well-known/agent-skills/index.json');
  const client = await connect('legacy', createHandler(publishedSite(files)));
  expect((await client.listTools()).tools).toHaveLength(6);
  expect(client.getServerCapabilities()).toHaveProperty('prompts');
  expect((await client.listPrompts()).prompts).toEqual([]);
});

test('a site that cannot be reached is a failure that says no more, until it can be', async () => {
  const files = publishedFiles();
  const versions = files.get('/versions.json') ?? '';
  files.delete('/versions.json');
  const failing = createHandler(publishedSite(files));
  const response = await failing(post());
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('versions.json');
  files.set('/versions.json', versions);
  expect((await failing(post())).status).toBe(200);
});
