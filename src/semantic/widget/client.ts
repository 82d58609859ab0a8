/** The widget's side of the worker. */
import type {Answer, Call, Reader, Reply} from '../service/protocol.ts';

export interface AskClient {
  /** @throws Error when nothing answers */
  ask(question: string): Promise<Answer>;
  /** Questions that fit the page; none when they cannot be had. */
  examples(): Promise<string[]>;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** The page and the version that is read now: the site changes pages without a load. */
function currentReader(): Reader {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]');
  return {tag: meta?.content ?? '', path: window.location.pathname};
}

type Question = {type: 'examples'} | {type: 'ask'; question: string};

/**
 * Starts the worker with the first call.
 *
 * @param workerUrl of this origin
 */
export function createAskClient(workerUrl: string, manifestUrl: string): AskClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let calls = 0;

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) reject(new Error('The worker broke.'));
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(workerUrl);
    started.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data);
    });
    started.addEventListener('error', fail);
    started.postMessage({type: 'start', manifestUrl} satisfies Call);
    return started;
  }

  function call(question: Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      worker ??= start();
      const id = calls++;
      waiting.set(id, {resolve, reject});
      worker.postMessage({...question, ...currentReader(), id} satisfies Call);
    });
  }

  return {
    async ask(question) {
      const reply = await call({type: 'ask', question});
      if (!('answer' in reply)) throw new Error('The worker gave no answer.');
      return reply.answer;
    },
    async examples() {
      const reply = await call({type: 'examples'}).catch(() => undefined);
      return reply && 'examples' in reply ? reply.examples : [];
    },
  };
}
