/**
 * Serves the documentation to an AI assistant over MCP, on standard input and output, or over HTTP on this computer. It
 * reads the files of `build/` as they are, or those of a published site. It never builds: what a build prints would mix
 * with the protocol.
 *
 *   npm run --silent mcp
 *   npm run --silent mcp -- --site https://docs.example.com
 *   npm run mcp -- --port 8790
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serve as serveFetch} from '@hono/node-server';
import {STDIO_DEFAULT_MAX_BUFFER_SIZE} from '@modelcontextprotocol/server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {site} from '../config/site.ts';
import packageJson from '../package.json' with {type: 'json'};
import {createEdgeHandler} from '../src/assistants/mcp/edge.ts';
import {docsServers} from '../src/assistants/mcp/server.ts';
import {folderSource} from '../src/assistants/site/folderSource.ts';
import {remoteSource, type SiteSource} from '../src/assistants/site/source.ts';
import {versionsFile} from '../src/content/publishedVersions.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildDirectory} from './lib/paths.ts';

const help = `Serves the documentation over MCP, on standard input and output.

  --site URL   reads the files of a published site; those of build/ by default
  --port PORT  serves http://127.0.0.1:PORT/mcp instead, as a host does
  --help, -h   shows these options`;

/** @throws Error that says how to get a build */
function builtSite(): SiteSource {
  if (!existsSync(path.join(buildDirectory, site.baseUrl, versionsFile))) {
    throw new Error(
      'There is no build to read. Run `npm run build` first, or add `-- --site URL` to read a published site.',
    );
  }
  return folderSource(buildDirectory, site.url + site.baseUrl);
}

/** @throws Error when the text is no address of a site */
function publishedSite(address: string): SiteSource {
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    throw new Error(`--site ${address}: an address begins with https:// or http://`);
  }
  return remoteSource(address);
}

/** @throws Error when the text is no port */
function serveHttp(source: SiteSource, portText: string): void {
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535) {
    throw new Error(`--port ${portText}: a port is a number from 0 to 65535`);
  }
  const local = ['localhost', '127.0.0.1'];
  const fetch = createEdgeHandler({
    source,
    version: packageJson.version,
    path: '/mcp',
    hosts: local,
    origins: local,
    onError: console.error,
  });
  serveFetch({fetch, port, hostname: '127.0.0.1'}, address =>
    console.error(`Serving ${source.root} over MCP at http://127.0.0.1:${address.port}/mcp.`),
  );
}

/** The SDK tells only us of a message that it cannot read, and ends without a word after one above its limit. */
function reportWireError(error: Error): void {
  if (!error.message.startsWith('ReadBuffer exceeded')) {
    console.error(error);
    if (error.name !== 'ZodError') return;
    const answer = {code: -32600, message: 'This is no request of JSON-RPC 2.0.'};
    console.log(JSON.stringify({jsonrpc: '2.0', id: null, error: answer}));
    return;
  }
  const largest = STDIO_DEFAULT_MAX_BUFFER_SIZE / 2 ** 20;
  exitWithMessage(`A message is larger than ${largest} MiB. The server ends; start it again.`);
}

async function serveStandardStreams(source: SiteSource): Promise<void> {
  const makeServer = docsServers(source, packageJson.version);
  // What is wrong with the site shows now, not with the first question.
  await makeServer({era: 'modern'});
  console.error(`Serving the documentation at ${source.root} over MCP.`);
  serveStdio(makeServer, {onerror: reportWireError});
}

async function serve(): Promise<void> {
  const {values} = parseArgs({
    options: {
      site: {type: 'string'},
      port: {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.error(help);
    return;
  }
  const source = values.site === undefined ? builtSite() : publishedSite(values.site);
  if (values.port === undefined) await serveStandardStreams(source);
  else serveHttp(source, values.port);
}

await serve().catch(exitWithMessage);
