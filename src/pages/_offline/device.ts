/** What this device keeps of the site, and what changes that. Only the page /offline loads this. */
import {keep, type Progress} from '@site/src/offline/keep';
import {allFiles, type OfferedVersion, workerPath} from '@site/src/offline/model';
import {OfflineError, openSite} from '@site/src/offline/site';
import {openStore, type Store, storeName} from '@site/src/offline/store';

export interface Device {
  /** What the site offers; undefined when it cannot be asked, or offers nothing. */
  offered: readonly OfferedVersion[] | undefined;
  /** The version that can be read offline. */
  kept: {label: string; build: string; home: string} | undefined;
  /** A version of which only a part arrived. */
  partial: ({label: string} & Progress) | undefined;
  /** Bytes that the browser still gives this site; undefined where it does not tell. */
  room: number | undefined;
}

export interface Keeper {
  read(): Promise<Device>;
  /**
   * @throws OfflineError when the version cannot be kept; what came stays, so that the next call goes on
   * @throws DOMException `AbortError` when the signal says so
   */
  keep(label: string, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void>;
  /**
   * Removes a version. The last one takes the worker with it.
   *
   * @throws OfflineError while files are loaded elsewhere
   */
  remove(label: string): Promise<void>;
}

/** Why this browser cannot keep anything; undefined when it can. */
export function whyUnable(): string | undefined {
  if (!window.isSecureContext) {
    return 'Browsers keep pages only of sites that are loaded over HTTPS.';
  }
  if (!('serviceWorker' in navigator && 'caches' in window && 'locks' in navigator)) {
    return 'This browser does not let sites keep pages. Private windows often do not.';
  }
  return undefined;
}

async function readPartial(store: Store): Promise<Device['partial']> {
  const list = await store.wanted();
  if (!list) return undefined;
  const contents = await store.contents();
  const sizes = new Map(allFiles(list).map(([, id, bytes]) => [id, bytes]));
  const progress = {done: 0, total: 0};
  for (const [id, bytes] of sizes) {
    progress.total += bytes;
    if (contents.has(id)) progress.done += bytes;
  }
  return {label: list.label, ...progress};
}

async function readRoom(): Promise<number | undefined> {
  const {quota, usage} = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? undefined : quota - usage;
}

/** Milliseconds in which an update ends that found nothing new; who takes longer loads files. */
const updatePatience = 3000;

const busy = () => new OfflineError('busy', 'Another tab or an update is loading files.');

/** Tells the other tabs that something has changed. */
function tellElsewhere(baseUrl: string): void {
  const channel = new BroadcastChannel(storeName(baseUrl));
  channel.postMessage('changed');
  channel.close();
}

/**
 * Calls when another tab has changed what is kept.
 *
 * @returns ends that
 */
export function onChangeElsewhere(baseUrl: string, listener: () => void): () => void {
  if (whyUnable()) return () => {};
  const channel = new BroadcastChannel(storeName(baseUrl));
  channel.onmessage = listener;
  return () => channel.close();
}

/** @param baseUrl path of the site, with slashes at both ends */
export function openKeeper(baseUrl: string): Keeper {
  const site = openSite(baseUrl);
  const store = openStore(baseUrl);
  const registration = () => navigator.serviceWorker.getRegistration(baseUrl);

  async function unregister(): Promise<void> {
    const found = await registration();
    // Another worker of the same host may be responsible for all of it.
    if (found && new URL(found.scope).pathname === baseUrl) await found.unregister();
  }

  return {
    async read() {
      const offered = await site.versions().catch(() => undefined);
      const current = (await store.kept())?.current;
      const kept = current && {label: current.label, build: current.build, home: current.home};
      return {offered, kept, partial: await readPartial(store), room: await readRoom()};
    },

    async keep(label, signal, onProgress) {
      try {
        await navigator.serviceWorker.register(baseUrl + workerPath, {scope: baseUrl});
      } catch {
        throw new OfflineError('site', 'The browser does not start the service worker.');
      }
      // Lets the browser remove it last when the device runs out of space. It may say no, which changes nothing.
      void navigator.storage?.persist?.();
      const wait = new AbortController();
      signal.addEventListener('abort', () => wait.abort(signal.reason), {once: true});
      const timer = setTimeout(() => wait.abort(busy()), updatePatience);
      try {
        await navigator.locks.request(storeName(baseUrl), {signal: wait.signal}, () => {
          clearTimeout(timer);
          return keep(label, {site, store, signal, onProgress});
        });
      } catch (error) {
        // Without anything to answer with, there is nothing for a worker to do.
        const isElsewhere = error instanceof OfflineError && error.trouble === 'busy';
        if (!isElsewhere && !(await store.kept())) await unregister();
        throw error;
      } finally {
        clearTimeout(timer);
        tellElsewhere(baseUrl);
      }
    },

    async remove(label) {
      await navigator.locks.request(storeName(baseUrl), {ifAvailable: true}, async lock => {
        if (!lock) throw busy();
        const kept = await store.kept();
        if (kept && kept.current.label !== label) return store.forgetWanted();
        await store.remove();
        return unregister();
      });
      tellElsewhere(baseUrl);
    },
  };
}
