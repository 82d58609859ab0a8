import {contentId, mentionsNames} from './content.ts';
import {allFiles, type ListedFile, type VersionList} from './model.ts';
import {OfflineError, type Site} from './site.ts';
import type {Store} from './store.ts';

/** Bytes on the device, of a whole. */
export interface Progress {
  done: number;
  total: number;
}

export interface KeepOptions {
  site: Site;
  store: Store;
  signal?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** Requests at a time: enough to fill a line, few enough to leave room for the page that the reader is on. */
const lanes = 6;

/** How often a site may change while a version is loaded from it. */
const patience = 3;

/** A file is not what the list says: most often because the site was published anew. */
class Outdated extends Error {}

/** The content of an answer; tells of each piece, so that a slow network shows that it moves. */
async function readWhole(
  {body}: Response,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      onBytes(piece.length);
      controller.enqueue(piece);
    },
  });
  const counted = body?.pipeThrough(counter) ?? null;
  return new Uint8Array(await new Response(counted).arrayBuffer());
}

async function load(
  {site, store, signal}: KeepOptions,
  [path, id]: ListedFile,
  list: VersionList,
  isPage: boolean,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const response = await site.file(path, isPage, signal);
  if (!response) throw new Outdated(path);
  const hashes = mentionsNames(path, isPage) ? list.hashes : [];
  let content: Uint8Array<ArrayBuffer>;
  try {
    content = await readWhole(response, onBytes);
  } catch {
    // Not the error itself: a stream that was stopped says the same as one that broke.
    signal?.throwIfAborted();
    throw new OfflineError('network', `${path} did not arrive whole.`);
  }
  if ((await contentId(content, hashes)) !== id) throw new Outdated(path);
  await store.addContent(id, new Response(content, {headers: response.headers}), hashes);
}

/** The error that says of a full device what that means. */
function explained(error: unknown): unknown {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? new OfflineError('space', 'The browser gives this site no more storage.')
    : error;
}

/** Loads what the store has not got. What came stays there, so a second call goes on where the first one ended. */
async function loadMissing(options: KeepOptions, list: VersionList): Promise<void> {
  const {store, onProgress} = options;
  const pages = new Set(list.pages);
  const files = new Map(allFiles(list).map(file => [file[1], file]));
  const progress: Progress = {done: 0, total: 0};
  const known = await store.contents();
  const missing: ListedFile[] = [];
  for (const file of files.values()) {
    const [, id, bytes] = file;
    progress.total += bytes;
    if (known.has(id)) progress.done += bytes;
    else missing.push(file);
  }
  onProgress?.({...progress});

  function onBytes(bytes: number): void {
    progress.done += bytes;
    onProgress?.({...progress});
  }

  const all = new AbortController();
  const {signal} = all;
  const cancel = () => all.abort(options.signal?.reason);
  if (options.signal?.aborted) cancel();
  options.signal?.addEventListener('abort', cancel, {signal});
  // All lanes draw from the same iterator, which gives each file once.
  const queue = missing.values();
  let failure: unknown;
  async function lane(): Promise<void> {
    try {
      for (const file of queue) {
        signal.throwIfAborted();
        await load({...options, signal}, file, list, pages.has(file), onBytes);
      }
    } catch (error) {
      failure ??= error;
      all.abort();
    }
  }
  // All lanes have ended when the caller knows, so nothing is written afterwards.
  await Promise.all(Array.from({length: lanes}, lane));
  if (failure) throw failure;
}

/**
 * Loads a version as the site offers it now and answers with it from then on. Until all of it is there, the store
 * answers as before.
 *
 * @throws OfflineError when it cannot be loaded; what came stays for the next call
 * @throws DOMException `AbortError` when the signal says so
 */
export async function keep(label: string, options: KeepOptions): Promise<void> {
  const {site, store, signal} = options;
  let build: string | undefined;
  let wrong = '';
  for (let attempt = 0; attempt < patience; attempt++) {
    const offered = (await site.versions(signal))?.find(version => version.label === label);
    if (!offered) throw new OfflineError('site', `The site no longer offers ${label}.`);
    if (offered.build === build) break;
    build = offered.build;
    const list = await site.list(offered, signal);
    try {
      await store.want(list);
      await loadMissing(options, list);
      await store.takeOver(list);
      return;
    } catch (error) {
      if (!(error instanceof Outdated)) throw explained(error);
      wrong = error.message;
    }
  }
  throw new OfflineError('site', `${wrong} is not what the list of ${label} says.`);
}
