import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {StageOptions} from './page/stage.ts';

/** A file that the server has, with its type. */
interface File {
  type: string;
  text: string;
}

export interface StageServer {
  /** Origin without a trailing slash. */
  url: string;
  /** Adds a file, or replaces it. */
  put(path: string, type: string, text: string): void;
  close(): void;
}

const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What a page runs before anything else: its options, then its scripts. */
export function stageHead(options: StageOptions, scripts: readonly string[]): string {
  const stage = {options, modules: {}, outcome: {errors: [], refusals: [], calls: 0}, unmounts: []};
  const tags = scripts.map(address => `<script src="${address}"></script>`).join('');
  return `<script>window.sampleStage = ${inline(stage)};</script>${tags}`;
}

/** A page for samples with the same packages. */
export function stagePage(options: StageOptions, scripts: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Sample</title>${stageHead(options, scripts)}<body></body>`;
}

/** Whatever a sample calls its service worker. */
const worker: File = {type: 'text/javascript', text: 'self.skipWaiting();'};

/** Serves the pages of samples on 127.0.0.1: browsers let it register service workers. */
export async function startStageServer(): Promise<StageServer> {
  const files = new Map<string, File>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const isWorker = /^\/[\w-]*(?:worker|sw)[\w-]*\.js$/.test(pathname);
    const file = isWorker ? worker : files.get(pathname);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
      // Parts are large, and stay as they are.
      'Cache-Control': pathname.startsWith('/parts/') ? 'max-age=3600' : 'no-store',
    });
    response.end(file?.text ?? 'Not found');
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put: (path, type, text) => void files.set(path, {type, text}),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
