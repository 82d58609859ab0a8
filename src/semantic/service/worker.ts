/** Entry of the worker that answers questions. */
import type {Call, Reply} from './protocol.ts';
import {type AskService, createAskService} from './service.ts';

let service: AskService | undefined;

async function reply(call: Exclude<Call, {type: 'start'}>): Promise<Reply> {
  const {id} = call;
  try {
    if (!service) throw new Error('The worker has not been started.');
    if (call.type === 'ask') return {id, answer: await service.ask(call.question, call)};
    return {id, examples: await service.examples(call)};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

self.addEventListener('message', async ({data}: MessageEvent<Call>) => {
  if (data.type === 'start') service = createAskService(data.manifestUrl);
  else self.postMessage(await reply(data));
});
