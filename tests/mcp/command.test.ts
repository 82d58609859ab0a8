/** `npm run mcp`, asked over standard input and output, and over HTTP, by the client of the SDK. */
import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {promisify} from 'node:util';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, expect, test} from 'vitest';
import {bundledCommand} from '../support/bundledCommand';
import {publishedSite, siteAddress} from '../support/publishedSite';

const {get} = publishedSite();
const server = createServer(async ({url = '/'}, response) => {
  const file = await get(new URL(url, siteAddress).href);
  response.writeHead(file.status).end(await file.text());
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

const published = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const command = await bundledCommand('mcp');

const newClient = (mode: 'legacy' | 'auto') =>
  new Client({name: 'test', version: '1.0.0'}, {versionNegotiation: {mode}});

async function readOkapi(client: Client): Promise<string> {
  const input = {page: 'concepts/okapi', version: '1.4.x'};
  const {content} = await client.callTool({name: 'read_page', arguments: input});
  const [part] = content;
  return part?.type === 'text' ? part.text : '';
}

test.each(['legacy', 'auto'] as const)('answers on standard output, era: %s', async mode => {
  const client = newClient(mode);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, '--site', published],
    stderr: 'ignore',
  });
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe(
    mode === 'legacy' ? '2025-11-25' : '2026-07-28',
  );
  expect(await readOkapi(client)).toContain('Only 1.4.x has an okapi.');
  await client.close();
});

test.each(['{"jsonrpc":"2.0","id":1,"method":"ping","params":null}', '{"id":2,"method":"ping"}'])(
  '%s is answered with an error',
  async message => {
    const child = spawn(process.execPath, [command, '--site', published], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.write(`${message}\n`);
    const [line] = await once(child.stdout, 'data');
    expect(JSON.parse(line)).toMatchObject({id: null, error: {code: -32600}});
    child.kill();
  },
);

/** The address that the command says it serves. */
async function addressOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of child.stderr ?? []) {
    text += piece;
    const [address] = /http:\/\/127\.0\.0\.1:\d+\/mcp/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`The command ended: ${text}`);
}

test('answers over HTTP on this computer', async () => {
  const child = spawn(process.execPath, [command, '--site', published, '--port', '0']);
  const client = newClient('auto');
  await client.connect(new StreamableHTTPClientTransport(new URL(await addressOf(child))));
  expect(await readOkapi(client)).toContain('Only 1.4.x has an okapi.');
  await client.close();
  child.kill();
  await once(child, 'exit');
});

test.each([
  [['--site', 'docs.example.com'], '--site docs.example.com: an address begins with https://'],
  [['--site', 'http://127.0.0.1:1'], 'http://127.0.0.1:1/versions.json cannot be reached'],
  [['--site', published, '--port', 'x'], '--port x: a port is a number from 0 to 65535'],
])('ends with what is wrong: %s', async (given, message) => {
  const run = promisify(execFile)(process.execPath, [command, ...given]);
  await expect(run).rejects.toMatchObject({
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});
