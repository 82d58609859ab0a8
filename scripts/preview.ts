/**
 * Builds the site when it is stale and serves it as a host would: with its headers, redirects and compressed files.
 *
 *   npm run preview                  http://localhost:3000
 *   npm run preview -- --port 3001
 */
import {parseArgs} from 'node:util';
import {startPreviewServer} from '@engagespot-docs/publish/preview';
import {site} from '../config/site.ts';
import {exitWithMessage} from './lib/exit.ts';
import {buildDirectory} from './lib/paths.ts';
import {buildSiteWhenStale} from './lib/siteBuild.ts';

/** @throws Error when the text is not a port number */
function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`--port ${text}: a port is a number from 0 to 65535`);
}

async function preview(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
  const port = parsePort(values.port);
  await buildSiteWhenStale();
  const server = await startPreviewServer({directory: buildDirectory, port});
  console.log(`Serving build/ at ${server.url}${site.baseUrl.slice(0, -1)} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, server.close);
}

await preview().catch(exitWithMessage);
