/**
 * Entry of the service worker, which only readers have who keep a version. It remembers nothing but that version, and
 * removes itself when the site no longer offers any.
 */
import {answer} from './answers.ts';
import {directHeader} from './model.ts';
import {openSite} from './site.ts';
import {openStore, storeName} from './store.ts';
import {update} from './update.ts';

/** What TypeScript's types of pages lack. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const {pathname: baseUrl, origin} = new URL(worker.registration.scope);
const site = openSite(baseUrl);
const store = openStore(baseUrl);

/** One update at a time; a page that loads a version is one as well. */
async function updateOnce(): Promise<void> {
  await navigator.locks.request(storeName(baseUrl), {ifAvailable: true}, async lock => {
    if (!lock) return;
    if ((await update(site, store)) === 'kept') return;
    await store.remove();
    await worker.registration.unregister();
  });
}

// It keeps nothing between requests, so a new worker can take over at once.
worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', event => {
  const {request} = event;
  const url = new URL(request.url);
  const isOurs = url.origin === origin && url.pathname.startsWith(baseUrl);
  if (request.method !== 'GET' || !isOurs || request.headers.has(directHeader)) return;
  // Without an answer to that, the copy stays as it is until the next page.
  let updated: Promise<void> | undefined;
  const onPage = () => {
    updated = updateOnce().catch(() => {});
  };
  const response = answer(request, {baseUrl, store, onPage});
  event.respondWith(response);
  event.waitUntil(
    response.then(
      () => updated,
      () => {},
    ),
  );
});
