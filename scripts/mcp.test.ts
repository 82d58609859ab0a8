/** The MCP server on standard input and output, as a client starts it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from 'vitest';
import {publishedFiles} from '../tests/support/publishedSite';

test('a message that is too large ends the server with a reason', async () => {
  const files = publishedFiles();
  const host = createServer((request, response) => response.end(files.get(request.url ?? '')));
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const {port} = host.address() as AddressInfo;
  const script = path.join(import.meta.dirname, 'mcp.ts');
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', script, '--site', `http://127.0.0.1:${port}/`],
    {stdio: ['pipe', 'ignore', 'pipe']},
  );
  let said = '';
  server.stderr.on('data', (text: Buffer) => {
    said += text.toString();
    if (text.includes('Serving the documentation')) server.stdin.write('a'.repeat(11 * 2 ** 20));
  });
  // The server ends while it is written to.
  server.stdin.on('error', () => {});
  const [code] = await once(server, 'close');
  host.close();
  expect(said).toContain('A message is larger than 10 MiB.');
  expect(code).toBe(1);
});
