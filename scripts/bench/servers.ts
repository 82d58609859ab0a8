/** nginx with one process: pages per second, and what compressed pages weigh on the way. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import type {ResultTable} from '../lib/benchReport.ts';
import {readBudgets} from '../lib/budgets.ts';
import {startNginx} from '../lib/nginxServer.ts';
import {buildDirectory} from '../lib/paths.ts';
import {ensureNginx, nginxMissing} from '../nginx.ts';

const seconds = 10;
const connections = 32;

/** The paths of all pages of the documentation. */
function docPages(): string[] {
  return readdirSync(path.join(buildDirectory, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.html') && !file.endsWith('index.html'))
    .map(file => `/docs/${file.replace(/\.html$/, '')}`);
}

/** @throws Error when an answer was not a page: the numbers would mean nothing */
async function load(url: string, encoding: string): Promise<autocannon.Result> {
  const requests = docPages().map(page => ({path: page, headers: {'accept-encoding': encoding}}));
  const result = await autocannon({url, connections, duration: seconds, requests});
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to nginx failed`);
  return result;
}

/** Files that a page needs before a reader does anything: itself, its scripts and its styles. */
function filesOf(page: string): string[] {
  const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  const html = readFileSync(path.join(buildDirectory, file), 'utf8');
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const styles = [...html.matchAll(/<link[^>]*rel="?stylesheet"?[^>]*?href="?([^"\s>]+)/g)].map(
    ([, address = '']) => address,
  );
  const loaded = [...scripts, ...styles].filter(address => !address.includes('scripts-off'));
  return [file, ...new Set(loaded)];
}

function size(files: readonly string[], end: string): number {
  return files.reduce((sum, file) => sum + statSync(path.join(buildDirectory, file + end)).size, 0);
}

function transferRow(page: string): string[] {
  const files = filesOf(page);
  const [brotli, gzip] = [size(files, '.br'), size(files, '.gz')];
  const [ownBrotli, ownGzip] = [size(files.slice(0, 1), '.br'), size(files.slice(0, 1), '.gz')];
  return [
    page,
    `${(gzip / 1024).toFixed(1)} KB`,
    `${(brotli / 1024).toFixed(1)} KB`,
    `${((100 * brotli) / gzip).toFixed(1)} %`,
    `${((100 * ownBrotli) / ownGzip).toFixed(1)} %`,
  ];
}

/** @throws Error where there is no nginx */
export async function measureServers(): Promise<ResultTable[]> {
  const nginx = await ensureNginx();
  if (!nginx) throw new Error(nginxMissing);
  const server = await startNginx(nginx, {current: buildDirectory});
  const rows: string[][] = [];
  try {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const {requests, latency} = await load(server.url, encoding);
      rows.push([encoding, requests.average.toFixed(0), `${latency.p99} ms`]);
    }
  } finally {
    await server.close();
  }
  return [
    {
      title: 'nginx',
      text: `One process of nginx, asked over loopback for all pages of the documentation in turn, ${connections} at a time, for ${seconds} seconds.`,
      columns: ['Encoding', 'Pages per second', '99th percentile'],
      rows,
    },
    {
      title: 'Compressed pages',
      text: 'A page with its scripts and styles, as the build compressed them.',
      columns: ['Page', 'gzip', 'brotli', 'Ratio', 'Ratio of the page alone'],
      rows: Object.keys(readBudgets().pages).map(transferRow),
    },
  ];
}
