/**
 * What a reader keeps, in one cache of the browser: contents by their ids, the lists of versions, and one entry that
 * says which list counts. Changing that entry is what takes over a new build: before and after, all is whole.
 */
import {mentionsNames, renamed} from './content.ts';
import {allFiles, type ListedFile, offlineFolder, type VersionList} from './model.ts';

/** The builds whose files the cache has, all of them. */
export interface Kept {
  current: VersionList;
  /** The one before, for pages of it that are still open. */
  previous?: VersionList;
}

interface State {
  /** Hashes of builds, which are the names of their lists. */
  current?: string;
  previous?: string;
  /** That whose files are on their way. */
  wanted?: string;
  /** Time in milliseconds since which the site has offered nothing. */
  missingSince?: number;
}

export interface Store {
  kept(): Promise<Kept | undefined>;
  /** What is on its way, and has not arrived whole. */
  wanted(): Promise<VersionList | undefined>;
  want(list: VersionList): Promise<void>;
  /** The ids of all contents that are there. */
  contents(): Promise<Set<string>>;
  /** @param hashes those of the build that it comes from */
  addContent(id: string, content: Response, hashes: readonly string[]): Promise<void>;
  /** Answers with a list from now on, and removes what neither it nor the one before needs. */
  takeOver(list: VersionList): Promise<void>;
  /** The copy of a file, as the build has it that names it so; undefined when there is none. */
  copy(path: string): Promise<Response | undefined>;
  /**
   * Notes whether the site offers versions.
   *
   * @param now time in milliseconds
   * @returns the time since which it has offered none
   */
  noteOffer(isThere: boolean, now: number): Promise<number>;
  /** Removes what is on its way, and leaves what is kept. */
  forgetWanted(): Promise<void>;
  /** Removes everything. */
  remove(): Promise<void>;
}

const hashesHeader = 'X-Kept-Hashes';

/** Sent with a file, but no longer true of a copy: it is not compressed, and is one text for everyone. */
const droppedHeaders = ['Content-Encoding', 'Content-Length', 'Vary', 'Set-Cookie'];

export function storeName(baseUrl: string): string {
  return `read-offline:${baseUrl}`;
}

function findFile({current, previous}: Kept, path: string) {
  for (const list of previous ? [current, previous] : [current]) {
    const named = ([name]: ListedFile) => name === path;
    const page = list.pages.find(named);
    const file = page ?? list.files.find(named);
    if (file) return {id: file[1], hashes: list.hashes, hasNames: mentionsNames(path, !!page)};
  }
  return undefined;
}

/** @param baseUrl path of the site, with slashes at both ends */
export function openStore(baseUrl: string): Store {
  const cacheName = storeName(baseUrl);
  const address = (name: string) => `${baseUrl}${offlineFolder}/kept/${name}`;
  const contentAddress = (id: string) => address(`content/${id}`);
  const listAddress = (build: string) => address(`lists/${build}`);
  const stateAddress = address('state');
  const lists = new Map<string, VersionList>();

  /** Without making a cache where nothing is kept. */
  const match = (name: string) => caches.match(name, {cacheName});
  const put = async (name: string, value: unknown) =>
    (await caches.open(cacheName)).put(name, new Response(JSON.stringify(value)));
  const state = async (): Promise<State> => (await match(stateAddress))?.json() ?? {};

  async function list(build: string | undefined): Promise<VersionList | undefined> {
    if (build === undefined) return undefined;
    const known = lists.get(build) ?? (await (await match(listAddress(build)))?.json());
    if (known) lists.set(build, known);
    return known;
  }

  async function kept(): Promise<Kept | undefined> {
    const builds = await state();
    const current = await list(builds.current);
    if (!current) return undefined;
    return {current, previous: await list(builds.previous)};
  }

  /** Removes what no build needs that is kept. */
  async function clean(): Promise<void> {
    const {current, previous} = (await kept()) ?? {};
    const builds = [current, previous].filter(build => build !== undefined);
    const needed = new Set([
      stateAddress,
      ...builds.map(({build}) => listAddress(build)),
      ...builds.flatMap(allFiles).map(([, id]) => contentAddress(id)),
    ]);
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  }

  return {
    kept,
    wanted: async () => list((await state()).wanted),

    async want(next) {
      await put(listAddress(next.build), next);
      await put(stateAddress, {...(await state()), wanted: next.build});
    },

    async contents() {
      if (!(await caches.has(cacheName))) return new Set();
      const requests = await (await caches.open(cacheName)).keys();
      const start = contentAddress('');
      return new Set(
        requests
          .map(({url}) => new URL(url).pathname)
          .filter(pathname => pathname.startsWith(start))
          .map(pathname => pathname.slice(start.length)),
      );
    },

    async addContent(id, {body, headers}, hashes) {
      const own = new Headers(headers);
      for (const name of droppedHeaders) own.delete(name);
      own.set(hashesHeader, hashes.join(' '));
      const cache = await caches.open(cacheName);
      await cache.put(contentAddress(id), new Response(body, {headers: own}));
    },

    async takeOver(next) {
      const before = await kept();
      // The same version only: another one is read over the network from now on.
      const previous = before?.current.label === next.label ? before.current : undefined;
      await put(listAddress(next.build), next);
      await put(stateAddress, {current: next.build, previous: previous?.build} satisfies State);
      await clean();
    },

    async noteOffer(isThere, now) {
      const before = await state();
      const missingSince = isThere ? undefined : (before.missingSince ?? now);
      if (missingSince !== before.missingSince) {
        await put(stateAddress, {...before, missingSince} satisfies State);
      }
      return missingSince ?? now;
    },

    async forgetWanted() {
      await put(stateAddress, {...(await state()), wanted: undefined} satisfies State);
      await clean();
    },

    async copy(path) {
      const all = await kept();
      const file = all && findFile(all, path);
      const content = file && (await match(contentAddress(file.id)));
      if (!content || !file.hasNames) return content;
      const hashes = (content.headers.get(hashesHeader) ?? '').split(' ').filter(Boolean);
      const {headers} = content;
      return new Response(renamed(await content.text(), hashes, file.hashes), {headers});
    },

    async remove() {
      lists.clear();
      await caches.delete(cacheName);
    },
  };
}
