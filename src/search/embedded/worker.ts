/** Entry of the worker: keeps loading, indexing and searching off the page's thread. */
import type {SearchTransport} from '../client';
import {toSearchError} from '../errors';
import type {Call, Reply, ToWorker} from './messages';
import {createEmbeddedService} from './service';

let start: (service: SearchTransport) => void;
/** Calls wait for the message `start`: a page that starts the worker ahead sends it once it has the first files. */
const started = new Promise<SearchTransport>(resolve => {
  start = resolve;
});

/** Searches under way, by the number of their call. */
const searches = new Map<number, AbortController>();

async function answer(call: Call, {signal}: AbortController) {
  const service = await started;
  return call.type === 'perform'
    ? service.perform(call.request, {signal})
    : service.warm(call.tags);
}

async function reply({id, ...call}: Call & {id: number}): Promise<Reply> {
  const controller = new AbortController();
  searches.set(id, controller);
  try {
    return {id, response: (await answer(call, controller)) ?? undefined};
  } catch (error) {
    const {kind, message, status} = toSearchError(error);
    return {id, error: {kind, message, status}};
  } finally {
    searches.delete(id);
  }
}

self.addEventListener('message', async ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'start') start(createEmbeddedService(data.options));
  else if (data.type === 'abort') searches.get(data.id)?.abort();
  else self.postMessage(await reply(data));
});
