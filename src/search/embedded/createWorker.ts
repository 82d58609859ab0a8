/** @throws what the browser throws where workers are switched off */
export function createWorker(): Worker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
}
