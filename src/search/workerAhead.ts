/**
 * The worker of the search. Where the page has started it while the scripts of the dialog were on their way, the client of
 * the search goes on with it. A page has one index, and so one worker.
 */
/** Null once it is taken or broken, or where none can be made. */
let worker: Worker | null | undefined;

/** @throws what the browser throws where workers are switched off */
export function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./embedded/worker.ts', import.meta.url),
  );
}

/** @returns nothing where there is or was a worker already, or where none can be made */
export function startWorker(): Worker | null {
  if (worker !== undefined) return null;
  try {
    worker = createWorker();
    // Discards a broken one.
    worker.onerror = takeWorker;
  } catch {
    worker = null;
  }
  return worker;
}

/** The worker that was started, once; after that, the client has one. */
export function takeWorker(): Worker | null {
  const taken = worker ?? null;
  worker = null;
  return taken;
}
