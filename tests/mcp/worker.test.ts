/** The function for a host: bundled as its README says, without Node.js, it answers from the published files. */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {afterAll, expect, test, vi} from 'vitest';
import {rootDirectory} from '../../scripts/lib/paths';
import {publishedSite, siteAddress} from '../support/publishedSite';

const readme = await readFile(path.join(rootDirectory, 'deploy/mcp/README.md'), 'utf8');

/** A flag of the command in the README. */
function flag(name: string): string {
  const [, value] = new RegExp(`npx esbuild .* --${name}=(\\S+)`).exec(readme) ?? [];
  if (!value) throw new Error(`The command in deploy/mcp/README.md has no --${name}`);
  return value;
}

const folder = await mkdtemp(path.join(tmpdir(), 'mcp-worker-'));
afterAll(() => rm(folder, {recursive: true}));

const {outputFiles, metafile} = await build({
  entryPoints: [path.join(rootDirectory, 'deploy/mcp/worker.ts')],
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'esm',
  platform: flag('platform') as 'neutral',
  conditions: flag('conditions').split(','),
  mainFields: flag('main-fields').split(','),
});
const [bundle] = outputFiles;
const file = path.join(folder, 'worker.mjs');
await writeFile(file, bundle?.contents ?? '');

const environment = {DOCS_URL: siteAddress, MCP_HOSTS: 'mcp.example.com'};

/** A function that was started anew. */
async function start() {
  const {default: worker} = await import(`${pathToFileURL(file).href}?${Math.random()}`);
  return worker as {fetch(request: Request, environment: object): Promise<Response>};
}

function ask(method: string, params: object, host = 'mcp.example.com') {
  return new Request(`https://${host}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2025-11-25',
    },
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
}

test('the bundle is one file that needs nothing', () => {
  const imports = Object.values(metafile.outputs).flatMap(output => output.imports);
  expect(imports).toEqual([]);
  expect(gzipSync(bundle?.contents ?? '').length).toBeLessThan(1_000_000);
});

test('answers from the address that the variable names', async () => {
  const {get, asked} = publishedSite();
  vi.stubGlobal('fetch', get);
  const worker = await start();
  const params = {name: 'read_page', arguments: {page: 'concepts/okapi', version: '1.4.x'}};
  const response = await worker.fetch(ask('tools/call', params), environment);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Only 1.4.x has an okapi.');
  expect(asked).toContain('/docs/1.4.x/concepts/okapi.md');
});

test('answers on the hosts that the variable names', async () => {
  const worker = await start();
  const response = await worker.fetch(ask('tools/list', {}, 'other.example.com'), environment);
  expect(response.status).toBe(403);
});

test('says which variable is missing', async () => {
  const worker = await start();
  const call = (variables: object) => async () => worker.fetch(ask('tools/list', {}), variables);
  await expect(call({MCP_HOSTS: 'a.example'})).rejects.toThrow('DOCS_URL');
  await expect(call({DOCS_URL: siteAddress, MCP_HOSTS: ' , '})).rejects.toThrow('MCP_HOSTS');
});
