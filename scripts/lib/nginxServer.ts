/** nginx with the configuration of deploy/nginx, on a port of its own. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {type AddressInfo, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {PreviewServer} from '@engagespot-docs/publish/preview';
import type {Nginx} from '../nginx.ts';
import {rootDirectory} from './paths.ts';

export interface NginxServer extends PreviewServer {
  /** The same server for clients that begin with HTTP/2, without encryption. */
  http2Url: string;
  /** Serves other deployments from now on, as `nginx -s reload` does after their links were changed. */
  publish(deployments: Deployments): Promise<void>;
}

/** The folders of deployments, the latest first. */
export interface Deployments {
  current: string;
  previous?: string;
}

/** Holds both ports until both are known: one that is released at once may be handed out again. */
async function freePorts(): Promise<Ports> {
  const servers = [createServer(), createServer()];
  const ports = servers.map(async server => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  });
  const [http1 = 0, http2 = 0] = await Promise.all(ports);
  await Promise.all(servers.map(server => once(server.close(), 'close')));
  return {http1, http2};
}

/** Points the links of a folder at deployments. */
async function link(folder: string, {current, previous}: Deployments): Promise<void> {
  for (const [name, target] of Object.entries({current, previous})) {
    await rm(path.join(folder, name), {force: true});
    if (target) await symlink(target, path.join(folder, name));
  }
}

/** Where a server listens, by protocol. */
interface Ports {
  http1: number;
  http2: number;
}

/** The folder that nginx runs in, laid out as deploy/nginx/README.md says. */
async function layOut({brotli}: Nginx, {current, previous}: Deployments, {http1, http2}: Ports) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const conf = path.join(folder, 'conf');
  await cp(path.join(rootDirectory, 'deploy/nginx'), conf, {recursive: true});
  await mkdir(path.join(folder, 'run'));
  await link(folder, {current, previous});
  const main = path.join(conf, 'nginx.conf');
  const text = await readFile(main, 'utf8');
  await writeFile(
    main,
    text
      .replace('worker_processes auto', 'worker_processes 1')
      // Notices say when the worker process before a reload has exited.
      .replace('error_log stderr warn', 'error_log stderr notice')
      .replace(/load_module .*;/, `load_module ${brotli};`),
  );
  const listen = path.join(conf, 'listen.conf');
  const addresses = [`listen 127.0.0.1:${http1};`, `listen 127.0.0.1:${http2} http2;`].join('\n');
  await writeFile(listen, (await readFile(listen, 'utf8')).replace('listen 8080;', addresses));
  return folder;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/**
 * Serves a built site with nginx.
 *
 * @throws Error with what nginx says when it does not start
 */
export async function startNginx(nginx: Nginx, deployments: Deployments): Promise<NginxServer> {
  const ports = await freePorts();
  const folder = await layOut(nginx, deployments, ports);
  // As root it would read files as another user, who may not see them.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  // Browsers open connections ahead of requests; without a limit, one keeps the worker before a reload alive.
  const globals = `daemon off; worker_shutdown_timeout 1s;${user}`;
  const args = ['-p', folder, '-c', 'conf/nginx.conf', '-g', globals];
  const child = spawn(nginx.program, args, {stdio: ['ignore', 'ignore', 'pipe']});
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  let hasEnded = false;
  const ended = new Promise<void>(resolve => {
    child.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });

  async function close(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, {recursive: true, force: true});
  }

  const url = `http://127.0.0.1:${ports.http1}`;

  /** The worker before the reload has old files cached, so this waits until it has exited. */
  async function publish(next: Deployments): Promise<void> {
    await link(folder, next);
    const before = said.length;
    child.kill('SIGHUP');
    while (!said.slice(before).join('').includes('exited with code 0')) {
      if (hasEnded) throw new Error(`nginx has ended:\n${said.join('')}`);
      await setTimeout(20);
    }
  }

  while (!(await answers(url))) {
    if (hasEnded) {
      await rm(folder, {recursive: true, force: true});
      throw new Error(`nginx does not start:\n${said.join('')}`);
    }
    await setTimeout(20);
  }
  return {url, http2Url: `http://127.0.0.1:${ports.http2}`, close, publish};
}
