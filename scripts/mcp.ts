/**
 * Serves the documentation to an AI assistant over MCP, on standard input and output. It reads the files of `build/`
 * as they are, or those of a published site. It never builds: what a build prints would mix with the protocol.
 *
 *   npm run --silent mcp
 *   npm run --silent mcp -- --site https://docs.example.com
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {site} from '../config/site.ts';
import packageJson from '../package.json' with {type: 'json'};
import {docsServers} from '../src/assistants/mcp/server.ts';
import {folderSource} from '../src/assistants/site/folderSource.ts';
import {remoteSource, type SiteSource} from '../src/assistants/site/source.ts';
import {versionsFile} from '../src/content/publishedVersions.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildDirectory} from './lib/paths.ts';

const help = `Serves the documentation over MCP, on standard input and output.

  --site URL  reads the files of a published site; those of build/ unless told
  --help, -h  shows these options`;

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

async function serve(): Promise<void> {
  const {values} = parseArgs({
    options: {site: {type: 'string'}, help: {type: 'boolean', short: 'h', default: false}},
  });
  if (values.help) {
    console.error(help);
    return;
  }
  const source = values.site === undefined ? builtSite() : publishedSite(values.site);
  const makeServer = docsServers(source, packageJson.version);
  // What is wrong with the site shows now, not with the first question.
  await makeServer({era: 'modern'});
  console.error(`Serving the documentation at ${source.root} over MCP.`);
  serveStdio(makeServer, {onerror: console.error});
}

await serve().catch(exitWithMessage);
