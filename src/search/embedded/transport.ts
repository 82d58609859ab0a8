/**
 * The page's side of the embedded engine. Calls go to a worker, which the page has started ahead or the
 * first of them starts; where a worker cannot be made, or breaks, the same service runs in the page and takes over the
 * calls that wait.
 */
import type {SearchTransport} from '../client';
import {SearchError} from '../errors';
import type {MultiSearchResponse} from '../protocol';
import {createWorker, takeWorker} from '../workerAhead';
import type {Call, Reply, ToWorker} from './messages';
import type {ServiceOptions} from './service';

type Answer = MultiSearchResponse | undefined;

/** A call under way in the worker. */
interface Waiting {
  call: Call;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Runs calls somewhere. A call that is no longer wanted may be left out. */
type Runner = (call: Call, signal?: AbortSignal) => Promise<Answer>;

/** Runs calls in the page; the engine is loaded with the first of them. */
function pageRunner(options: ServiceOptions): Runner {
  let service: Promise<SearchTransport> | undefined;
  const load = async () => {
    const module = await import(/* webpackChunkName: "search-engine" */ './service');
    return module.createEmbeddedService(options);
  };
  return async call => {
    service ??= load().catch((error: unknown) => {
      service = undefined;
      throw error;
    });
    const transport = await service;
    if (call.type === 'perform') return transport.perform(call.request);
    await transport.warm(call.tags);
    return undefined;
  };
}

/**
 * Runs calls in a worker.
 *
 * @param onFailure called once with the calls under way when the worker breaks
 * @throws what the browser throws where workers are switched off
 */
function workerRunner(
  options: ServiceOptions,
  onFailure: (waiting: readonly Waiting[]) => void,
): Runner {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  const ahead = takeWorker();
  const worker = ahead ?? createWorker();
  const send = (message: ToWorker) => worker.postMessage(message);

  worker.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    const known = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) {
      const {kind, message, status} = data.error;
      known?.reject(new SearchError(kind, message, status));
    } else {
      known?.resolve(data.response);
    }
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onFailure([...waiting.values()]);
    waiting.clear();
  });

  if (!ahead) send({type: 'start', options});
  return (call, signal) =>
    new Promise((resolve, reject) => {
      const id = calls++;
      waiting.set(id, {call, resolve, reject});
      send({...call, id});
      signal?.addEventListener('abort', () => send({type: 'abort', id}));
    });
}

/** @param options `manifestUrl` may be relative to the site; the worker and the page need it whole */
export function createEmbeddedTransport(options: ServiceOptions): SearchTransport {
  let run: Runner = (call, signal) => {
    run = startRunner();
    return run(call, signal);
  };

  function startRunner(): Runner {
    const manifestUrl = new URL(options.manifestUrl, window.location.origin).href;
    const settings = {...options, manifestUrl};
    const inPage = pageRunner(settings);
    try {
      return workerRunner(settings, waiting => {
        run = inPage;
        for (const {call, resolve, reject} of waiting) inPage(call).then(resolve, reject);
      });
    } catch {
      return inPage;
    }
  }

  return {
    async perform(request, {signal} = {}) {
      const response = await run({type: 'perform', request}, signal);
      if (!response) throw new SearchError('server', 'The engine gave no answer.');
      return response;
    },
    async warm(tags) {
      await run({type: 'warm', tags});
    },
  };
}
