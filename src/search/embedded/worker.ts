/** Entry of the worker: keeps loading, indexing and searching off the page's thread. */
import type {SearchTransport} from '../client';
import {toSearchError} from '../errors';
import type {Call, Reply, ToWorker} from './messages';
import {createEmbeddedService} from './service';

/** Set by the message `start`, which comes first. */
let service: SearchTransport;

async function answer(call: Call) {
  return call.type === 'perform' ? service.perform(call.request) : service.warm(call.tags);
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
  if (data.type === 'start') service = createEmbeddedService(data.options);
  else self.postMessage(await reply(data));
});
