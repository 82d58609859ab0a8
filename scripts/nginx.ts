/**
 * Finds nginx for the end-to-end tests, or installs it where that needs no question asked:
 * - an installed nginx with the module that sends brotli files;
 * - else, as root on Debian, `apt-get install`, which starts no service;
 * - else none, with the reason. In CI, where `CI` is set, that is an error.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {runVisibly} from './lib/command.ts';

const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const modules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

const debianPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

export interface Nginx {
  /** Path of the program. */
  program: string;
  /** Path of the module that sends files ending in `.br`. */
  brotli: string;
}

/** An installed nginx with the module; undefined when one of both is missing. */
export function findNginx(): Nginx | undefined {
  const program = folders.map(folder => path.join(folder, 'nginx')).find(existsSync);
  const brotli = modules.find(existsSync);
  return program && brotli ? {program, brotli} : undefined;
}

async function install(): Promise<void> {
  // The run level of maintenance, in which Debian starts no service.
  const env = {DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  await runVisibly('apt-get', ['update'], {env});
  const flags = ['--yes', '--no-install-recommends'];
  await runVisibly('apt-get', ['install', ...flags, ...debianPackages], {env});
}

/**
 * An nginx, installed when needed and allowed.
 *
 * @returns undefined where there is none and it cannot be installed
 */
export async function ensureNginx(): Promise<Nginx | undefined> {
  const isRoot = process.getuid?.() === 0;
  if (!findNginx() && isRoot && existsSync('/etc/debian_version')) await install();
  return findNginx();
}

/** What to say where there is none. */
export const nginxMissing = `No nginx with its brotli module. On Debian: apt-get install ${debianPackages.join(' ')}`;
