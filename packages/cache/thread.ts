import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {type Code, readCode} from './code.ts';

/**
 * The default export of a module that works in a thread: it is given a setup once, then one input after the other. Work
 * that returns a promise does not keep the next piece waiting.
 */
export type OpenWork<Setup, Input, Output> = (setup: Setup) => (input: Input) => Output;

export interface WorkThread<Input, Output> {
  /** See `Code`. */
  version(): Promise<string>;
  /**
   * Does a piece of work, after those that were asked for before.
   *
   * @throws what the work throws, and whatever keeps the thread from working
   */
  run(input: Input): Promise<Output>;
}

/** What the thread answers to the piece of work with that number. */
interface Answer<Output> {
  id: number;
  output?: Output;
  error?: unknown;
}

interface Waiting<Output> {
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/**
 * Megabytes for new objects: most of what is read of a page is of no use after it, and goes fastest if it never has to
 * be copied.
 */
const youngGeneration = 48;

/** The script of a thread that does the work of a module. */
async function threadCode(module: string): Promise<Code> {
  const contents = `
    import {parentPort, workerData} from 'node:worker_threads';
    import open from ${JSON.stringify(module)};
    const work = open(workerData);
    parentPort.on('message', async ({id, input}) => {
      try {
        parentPort.postMessage({id, output: await work(input)});
      } catch (error) {
        parentPort.postMessage({id, error});
      }
    });
  `;
  return readCode({stdin: {contents, resolveDir: path.dirname(module)}});
}

/** A script as an address: Node.js takes no module as text. Errors name the thread instead of the whole address. */
function addressOf(text: string, name: string): URL {
  const script = `${text}\n//# sourceURL=${name}`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}

/** Milliseconds after which a thread without work ends, and frees its memory. */
const patience = 1_000;

/**
 * Prepares a thread for slow work, so that a build uses another core meanwhile. It begins with the first piece: a build
 * that has nothing to do begins none. When there is no more work it ends, and may begin again later, by the same code.
 *
 * @param module path of a module whose default export is an `OpenWork`
 * @param setup like all inputs and outputs, something that can be copied from thread to thread
 */
export function prepareThread<Setup, Input, Output>(
  module: string,
  setup: Setup,
): WorkThread<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>();
  let count = 0;
  let code: Promise<Code> | undefined;
  const readOnce = () => (code ??= threadCode(module));
  let begun: Promise<Worker> | undefined;
  let rest: NodeJS.Timeout | undefined;

  async function begin(): Promise<Worker> {
    const {text} = await readOnce();
    const worker = new Worker(addressOf(text, path.basename(module)), {
      workerData: setup,
      // What would not be part of the version: a loader of TypeScript, and variables of the environment.
      execArgv: [],
      env: {NODE_ENV: 'production'},
      resourceLimits: {maxYoungGenerationSizeMb: youngGeneration},
    });

    function fail(error: unknown) {
      worker.off('exit', onExit);
      for (const {reject} of waiting.values()) reject(error);
      waiting.clear();
      begun = Promise.reject(error);
      begun.catch(() => undefined);
    }

    function end() {
      if (waiting.size > 0) return;
      begun = undefined;
      worker.off('exit', onExit);
      void worker.terminate();
    }

    const onExit = () => fail(new Error(`The thread of ${module} ended before its work`));
    worker.on('exit', onExit);
    worker.on('error', fail);
    worker.on('message', ({id, output, error}: Answer<Output>) => {
      const piece = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) piece?.resolve(output as Output);
      else piece?.reject(error);
      if (waiting.size > 0) return;
      // An idle thread keeps no process from ending.
      worker.unref();
      clearTimeout(rest);
      rest = setTimeout(end, patience).unref();
    });
    return worker;
  }

  return {
    version: async () => (await readOnce()).version,

    async run(input) {
      clearTimeout(rest);
      begun ??= begin();
      const worker = await begun;
      worker.ref();
      return new Promise((resolve, reject) => {
        count += 1;
        worker.postMessage({id: count, input});
        waiting.set(count, {resolve, reject});
      });
    },
  };
}
