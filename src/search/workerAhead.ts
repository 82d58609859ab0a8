/**
 * The worker of the search, where the page has started it while the scripts of the dialog were on their way: the client
 * of the search goes on with it. A page has one index, and so one worker.
 */
import {createWorker} from './embedded/createWorker';

let worker: Worker | undefined;
let isStarted = false;

/** @returns undefined where there is or was a worker already, or where none can be made */
export function startWorker(): Worker | undefined {
  if (isStarted) return undefined;
  isStarted = true;
  try {
    worker = createWorker();
  } catch {
    return undefined;
  }
  // Nobody shall take one that is broken.
  worker.onerror = takeWorker;
  return worker;
}

/** The worker that was started, once, unless it is broken; after that, the client has one. */
export function takeWorker(): Worker | undefined {
  const taken = worker;
  isStarted = true;
  worker = undefined;
  return taken;
}
