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

async function answer(call: Call & {id: number}) {
  const controller = new AbortController();
  searches.set(call.id, controller);
  const service = await started;
  const {signal} = controller;
  const work =
    call.type === 'perform' ? service.perform(call.request, {signal}) : service.warm(call.tags);
  return work.finally(() => searches.delete(call.id));
}

async function reply(call: Call & {id: number}): Promise<Reply> {
  try {
    return {id: call.id, response: (await answer(call)) ?? undefined};
  } catch (error) {
    const {kind, message, status} = toSearchError(error);
    return {id: call.id, error: {kind, message, status}};
  }
}

self.addEventListener('message', async ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'start') start(createEmbeddedService(data.options));
  else if (data.type === 'abort') searches.get(data.id)?.abort();
  else self.postMessage(await reply(data));
});
